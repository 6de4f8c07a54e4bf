import {once} from 'node:events'
import {globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync} from 'node:fs'
import {join, sep} from 'node:path'
import {expect} from '@playwright/test'
import {contentStateSchema} from '#revalidation/content-state.ts'
import {cacheFolders} from '#config/next-internals.ts'
import {deleteCachedPage, listCachedPages} from '#revalidation/page-files.ts'
import {pageRoutes} from '#shared/paths.ts'
import {contentFilter} from '#shared/content-change.ts'
import type {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {contentClientOf} from './content-client.ts'
import {copyBuild} from './copy-build.ts'
import {secrets} from './secrets.ts'

const root = join(import.meta.dirname, '..', '..')

/** Where a site of this name has its build and its database. */
export const isolatedFolder = (name: string) => join(root, 'tests', '.output', name)

interface Options {
  /** Below `tests/.output`. */
  name: string
  port: number
  /** Where the site finds its content lake. */
  lakePort: number
  /** Whether Next answers by itself, as on a host that runs no server of ours. */
  isBare?: boolean
}

/** The built site once more, with its own copy of the build and its own database: what it caches is its own. */
export class IsolatedSite {
  readonly origin: string
  readonly folder: string
  readonly #options: Options
  readonly #processes: Processes
  #end: (signal: NodeJS.Signals) => Promise<void> = () => Promise.resolve()

  constructor(options: Options, processes: Processes) {
    this.#options = options
    this.#processes = processes
    this.origin = `http://localhost:${options.port}`
    this.folder = isolatedFolder(options.name)
    rmSync(this.folder, {recursive: true, force: true})
    mkdirSync(this.folder, {recursive: true})
    for (const name of ['node_modules', 'public', 'src', 'next.config.ts', 'package.json']) {
      symlinkSync(join(root, name), join(this.folder, name))
    }
    copyBuild(this.buildFolder)
  }

  get buildFolder(): string {
    return join(this.folder, '.next')
  }

  /** Every page file of Next's cache, those of the build included; the site may be deleting some meanwhile. */
  cachedFiles(): string[] {
    const pages = globSync('{route-cache,app}/**/*.html', {cwd: join(this.buildFolder, 'server')})
    return pages.map((file) => file.replaceAll(sep, '/'))
  }

  /** Deletes every page of the build, so that each is rendered from what the site is told when it is started next. */
  async forgetPages(): Promise<void> {
    for (const page of await listCachedPages(this.buildFolder, pageRoutes))
      await deleteCachedPage(page)
  }

  /**
   * Says when the site last rendered a page.
   *
   * @param page - the page's path
   * @returns milliseconds since the epoch; null for a page that is still the build's
   */
  renderedAt(page: string): number | null {
    const pages = join(this.buildFolder, cacheFolders.pages)
    const [file] = globSync(`*/$${page}.html`, {cwd: pages})
    return file === undefined ? null : statSync(join(pages, file)).mtimeMs
  }

  /**
   * Starts it, and waits until it answers; it need not find its content lake. When it ends by itself later, that is an
   * error of the test that runs then, with what it said last.
   *
   * @param environment - what is different this time
   */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const {name, port, lakePort, isBare = false} = this.#options
    let isAskedToEnd = false
    const site = this.#processes.start(
      {
        name,
        script: isBare
          ? join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
          : join(root, 'src', 'edge', 'serve.ts'),
        // Playwright keeps its connections, and fails when one is closed in the moment in which it is used again. Next
        // by itself keeps one that was in use when it was told to end for as long before it ends.
        parameters: isBare
          ? ['start', '--port', String(port), '--keepAliveTimeout', '60000']
          : ['--port', String(port), '--keep-alive', '600'],
        folder: this.folder,
        environment: {
          ...process.env,
          ...secrets,
          PORT: String(port),
          CONTENT_LAKE_PORT: String(lakePort),
          DATABASE_URL: `file:${join(this.folder, 'site.db')}`,
          NEXT_PUBLIC_SITE_URL: this.origin,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          FORM_LIMIT_PER_ADDRESS: '100000',
          FORM_LIMIT_PER_DOMAIN_DAY: '100000',
          ...environment,
        },
      },
      (reason, lastLines) => {
        if (isAskedToEnd) return
        // By then everything that it said has been read.
        site.once('close', () => {
          throw new Error([reason, ...lastLines].join('\n'))
        })
      },
    )
    this.#end = async (signal) => {
      isAskedToEnd = true
      if (site.exitCode !== null || site.signalCode !== null) return
      const ended = once(site, 'exit')
      site.kill(signal)
      await ended
    }
    await waitFor(`${this.origin}/icon.svg`, 60_000)
  }

  /**
   * Waits until the site has made up for what was published since the build (OPS-6): nothing is stale any more then.
   * Its content lake has to be there.
   */
  async catchUp(): Promise<void> {
    const query = `*[${contentFilter} && !(_id in path("drafts.**"))]{_id, _rev}`
    const published = await contentClientOf(this.#options.lakePort).fetch<
      {_id: string; _rev: string}[]
    >(query)
    const wanted = published.map(({_id, _rev}) => `${_id} ${_rev}`).toSorted()
    const known = () => {
      const text = readFileSync(join(this.buildFolder, 'content-state.json'), 'utf8')
      const state = contentStateSchema.parse(JSON.parse(text))
      // The revision of the site settings has the day behind it.
      return state.map(({_id, _rev}) => `${_id} ${_rev.split(' ')[0]}`).toSorted()
    }
    await expect
      .poll(known, {message: 'what the site compared its pages with', timeout: 180_000})
      .toEqual(wanted)
  }

  /** Ends it; what it cached stays. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }
}
