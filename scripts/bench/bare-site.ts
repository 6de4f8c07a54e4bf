import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {withoutScripts} from './static-copies.ts'

const port = 3311

/** Pages that a bare Next shows as they are. */
export interface CopiedPages {
  /** Of the site whose pages they are; it answers for their pictures and typefaces. */
  origin: string
  paths: readonly string[]
}

/** A site of Next alone. */
export interface BareSite {
  /** At `/` is the least a page can be: one word. */
  origin: string
  /** Where the copy of a page stands, by its path. */
  copies: ReadonlyMap<string, string>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.data', 'bench-bare')

/**
 * Builds and starts the least a Next site can be, with our version of Next: a static page that says one word, and pages
 * with the HTML of others, which Next sends as markup and as data for React.
 *
 * @param copied - pages to copy; none without it
 * @returns the site
 * @throws when a page to copy does not answer, or the site does not start
 */
export async function startBareSite(copied?: CopiedPages): Promise<BareSite> {
  const copies = await writeProject(copied)
  const processes = new Processes()
  const next = {
    name: 'bare',
    script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
    folder,
    environment: {...process.env, NEXT_TELEMETRY_DISABLED: '1'},
  }
  await processes.run({...next, parameters: ['build']}, 'The bare site could not be built.')
  processes.start({...next, parameters: ['start', '--port', String(port)]}, (reason) => {
    console.error(reason)
    process.exit(1)
  })
  const origin = `http://localhost:${port}`
  try {
    await waitFor(origin, 30_000)
  } catch (error) {
    // Left alone it would go on, and take a core for messages that nobody reads.
    await processes.stopAll()
    throw error
  }
  return {origin, copies, stop: () => processes.stopAll()}
}

/** @returns where the copies stand, by the paths of their pages */
async function writeProject(copied?: CopiedPages): Promise<Map<string, string>> {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(join(folder, 'app'), {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  const rewrites = copied === undefined ? [] : assetsOf(copied.origin)
  writeFileSync(
    join(folder, 'next.config.mjs'),
    // The packages stand outside this folder.
    `export default {turbopack: {root: ${JSON.stringify(root)}}, rewrites: () => (${JSON.stringify(rewrites)})}`,
  )
  writeFileSync(
    join(folder, 'app', 'layout.jsx'),
    'export default ({children}) => <html lang="en"><body>{children}</body></html>\n',
  )
  // Without one of its own it would take ours, which stands at the root of the packages.
  writeFileSync(join(folder, 'instrumentation.js'), 'export const register = () => {}\n')
  writeFileSync(join(folder, 'app', 'page.jsx'), 'export default () => <p>Empty</p>\n')
  const copies = new Map<string, string>()
  for (const [index, path] of (copied?.paths ?? []).entries()) {
    const answer = await fetch(`${copied?.origin}${path}`)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    copies.set(path, writeCopy(`copy-${index}`, await answer.text()))
  }
  return copies
}

/** Next keeps its own folder for itself, so that typefaces have another address here. */
const typefaces = '/typefaces/'

const assetsOf = (origin: string) =>
  [
    [`${typefaces}:path*`, '/_next/static/media/:path*'],
    ['/media/:path*', '/media/:path*'],
  ].map(([source, path]) => ({source, destination: `${origin}${path}`}))

/** @returns the path of a page that is the given HTML, without its scripts */
function writeCopy(name: string, html: string): string {
  const still = withoutScripts(html).replaceAll('/_next/static/media/', typefaces)
  const styles = (still.match(/<style\b[\s\S]*?<\/style>/g) ?? []).join('')
  const body = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(still)?.[1] ?? ''
  mkdirSync(join(folder, 'app', name))
  writeFileSync(
    join(folder, 'app', name, 'page.jsx'),
    `const html = {__html: ${JSON.stringify(styles + body)}}\nexport default () => <div dangerouslySetInnerHTML={html} />\n`,
  )
  return `/${name}`
}
