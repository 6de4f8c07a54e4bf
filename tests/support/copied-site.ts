import type {ChildProcess} from 'node:child_process'
import {cpSync, existsSync, globSync, mkdirSync, rmSync, statSync, symlinkSync} from 'node:fs'
import {join, relative, sep} from 'node:path'
import type {Processes} from '#scripts/run/processes.ts'
import {waitFor} from '#scripts/run/wait-for.ts'
import {copyPort, lakePort} from './addresses.ts'
import {secrets} from './secrets.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'tests', '.output', 'copied-site')

/** Where the copy answers. */
export const copyOrigin = `http://localhost:${copyPort}`

/** Copies the site as it was built, so that the copy keeps pages of its own: no webhook reaches it. */
export function copySite(): void {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(folder, {recursive: true})
  const built = join(root, '.next')
  cpSync(built, join(folder, '.next'), {
    recursive: true,
    // Files that the other site is writing are gone again when they are to be copied.
    filter: (source) =>
      !source.endsWith('.tmp') &&
      !/^(cache|dev)$/.test(relative(built, source).split(sep)[0] ?? ''),
  })
  for (const name of ['src', 'public', 'package.json', 'next.config.ts', 'node_modules']) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  }
}

/**
 * Starts the copy, with a database of its own and the content of the test run.
 *
 * @param processes - starts it
 * @param environment - what is different
 * @returns the process, when it answers
 */
export async function startCopy(
  processes: Processes,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const site = processes.start(
    {
      name: 'copy',
      script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
      parameters: ['start', '--port', String(copyPort)],
      folder,
      environment: {
        ...process.env,
        ...secrets,
        PORT: String(copyPort),
        CONTENT_LAKE_PORT: String(lakePort),
        DATA_DIR: folder,
        NEXT_PUBLIC_SITE_URL: copyOrigin,
        ...environment,
      },
    },
    () => undefined,
  )
  await waitFor(`${copyOrigin}/api/health`, 60_000)
  return site
}

/**
 * Says when the copy last rendered a page, in milliseconds since the epoch.
 *
 * @param page - the page's path without its slash
 * @throws when it keeps no such page
 */
export function renderedAt(page: string): number {
  const pages = join(folder, '.next', 'server', 'route-cache', 'APP_PAGE')
  const [file] = globSync(`*/$/${page}.html`, {cwd: pages})
  if (file === undefined) throw new Error(`The copy keeps no page /${page}.`)
  return statSync(join(pages, file)).mtimeMs
}
