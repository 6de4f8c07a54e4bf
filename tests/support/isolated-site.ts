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

/** Returns the folder of the site's build and database. */
export const isolatedFolder = (name: string) => join(root, 'tests', '.output', name)

interface Options {
  /** Name of its folder below `tests/.output`. */
  name: string
  port: number
  lakePort: number
  /** Whether the site runs `next start` without our edge server. */
  isBare?: boolean
}

/** A second instance of the built site, with its own copy of the build, its own cache and its own database. */
export class IsolatedSite {
  readonly origin: string
  readonly folder: string
  readonly #options: Options
  readonly #processes: Processes
  #end: (signal: NodeJS.Signals) => Promise<number | null> = () => Promise.resolve(null)

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

  /** Lists the page files of Next's cache and of the build. The site may be deleting some of them. */
  cachedFiles(): string[] {
    const pages = globSync('{route-cache,app}/**/*.html', {cwd: join(this.buildFolder, 'server')})
    return pages.map((file) => file.replaceAll(sep, '/'))
  }

  /** Deletes every page of the build, so that the site renders each one after its next start. */
  async deletePages(): Promise<void> {
    for (const page of await listCachedPages(this.buildFolder, pageRoutes))
      await deleteCachedPage(page)
  }

  /**
   * Returns when the site last rendered a page.
   *
   * @param page - the page's path
   * @returns milliseconds since the epoch; `null` when the page still comes from the build
   */
  renderedAt(page: string): number | null {
    const pages = join(this.buildFolder, cacheFolders.pages)
    const [file] = globSync(`*/$${page}.html`, {cwd: pages})
    return file === undefined ? null : statSync(join(pages, file)).mtimeMs
  }

  /**
   * Starts the site and waits until it responds, with or without its content lake. The current test fails with the last
   * log lines when the site exits by itself.
   *
   * @param environment - overrides of the default environment
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
        // Playwright reuses its connections and fails when one is closed at that moment. A shorter time suits Next,
        // which waits that long for a connection in use before it exits.
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
        // On `close` all of its output has been read.
        site.once('close', () => {
          throw new Error([reason, ...lastLines].join('\n'))
        })
      },
    )
    this.#end = async (signal) => {
      isAskedToEnd = true
      if (site.exitCode !== null || site.signalCode !== null) return site.exitCode
      const ended = once(site, 'exit')
      site.kill(signal)
      await ended
      return site.exitCode
    }
    await waitFor(`${this.origin}/icon.svg`, 60_000)
  }

  /**
   * Waits until the site has invalidated every page that changed since the build (OPS-6). Its content lake must be
   * running.
   */
  async catchUp(): Promise<void> {
    const query = `*[${contentFilter} && !(_id in path("drafts.**"))]{_id, _rev}`
    const published = await contentClientOf(this.#options.lakePort).fetch<
      {_id: string; _rev: string}[]
    >(query)
    const expected = published.map(({_id, _rev}) => `${_id} ${_rev}`).toSorted()
    const known = () => {
      const text = readFileSync(join(this.buildFolder, 'content-state.json'), 'utf8')
      const state = contentStateSchema.parse(JSON.parse(text))
      // The revision of the site settings has the date appended.
      return state.map(({_id, _rev}) => `${_id} ${_rev.split(' ')[0]}`).toSorted()
    }
    await expect
      .poll(known, {message: 'what the site compared its pages with', timeout: 180_000})
      .toEqual(expected)
  }

  /** Stops the site. Its cache remains. @returns its exit code */
  async stop(): Promise<number | null> {
    return await this.#end('SIGTERM')
  }

  /** Kills the site, as a power failure would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }
}
