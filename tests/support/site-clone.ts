import {type ChildProcess, execFile} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs'
import {basename, join} from 'node:path'
import {siteBuildRecord} from '#scripts/cli/build-site.ts'
import {readLocalEnvironment} from '#scripts/cli/local-environment.ts'
import type {Processes} from '#scripts/cli/processes.ts'
import {readSettings} from '#scripts/cli/settings.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {cloneLakePort, clonePort, site} from './addresses.ts'
import {copyBuild} from './copy-build.ts'

const root = join(import.meta.dirname, '..', '..')

/** The parts of the repository that a site needs. */
const folders = ['public', 'scripts', 'src', 'studio']
const files = ['next.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
/** Returns true for generated folders. The Studio's build alone is as large as the rest. */
const isGenerated = (path: string) => basename(path) === 'dist' || basename(path) === '.sanity'

/** The exit code of a command and its output on both streams. */
export interface Printed {
  code: number
  text: string
}

/** A clone of the repository with the packages and builds of this test run, in which tests run operators' commands. */
export class SiteClone {
  readonly origin = `http://localhost:${clonePort}`
  readonly folder: string
  readonly environmentFile: string
  readonly #processes: Processes
  #site: ChildProcess | undefined

  /** @param folder - the new clone, which must not exist yet */
  constructor(folder: string, processes: Processes) {
    this.folder = folder
    this.environmentFile = join(folder, '.env.local')
    this.#processes = processes
    mkdirSync(folder, {recursive: true})
    for (const name of folders)
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: (path) => !isGenerated(path),
      })
    for (const name of files) cpSync(join(root, name), join(folder, name))
    for (const name of ['node_modules', join('studio', 'dist')])
      symlinkSync(join(root, name), join(folder, name))
    copyBuild(join(folder, '.next'))
  }

  get isRunning(): boolean {
    return this.#site !== undefined
  }

  /** Runs a shell command to its end. */
  async run(line: string, environment: Readonly<Record<string, string>>): Promise<Printed> {
    const options = {cwd: this.folder, env: this.#environment(environment)}
    return await new Promise((resolve) => {
      execFile('sh', ['-c', line], options, (error, out, message) => {
        resolve({code: typeof error?.code === 'number' ? error.code : 0, text: out + message})
      })
    })
  }

  /**
   * Runs the script of `npm start` and waits until the site is healthy. It bypasses npm, which forwards no signals, and
   * records the build of the test run as one with this clone's settings.
   */
  async start(environment: Readonly<Record<string, string>>): Promise<void> {
    const all = this.#environment(environment)
    const local = readLocalEnvironment(this.environmentFile, all)
    siteBuildRecord(readSettings(this.folder, local, false)).write()
    const manifest = readFileSync(join(this.folder, 'package.json'), 'utf8')
    const [, script = ''] = /"start": "node (\S+)"/.exec(manifest) ?? []
    this.#site = this.#processes.start(
      {
        name: 'clone',
        script: join(this.folder, script),
        parameters: [],
        folder: this.folder,
        environment: all,
      },
      () => undefined,
    )
    await waitFor(`${this.origin}/api/health`, 60_000)
  }

  /** Stops the site as systemd does. @returns its exit code, or `null` when a signal ended it */
  async stop(): Promise<number | null> {
    const site = this.#site
    this.#site = undefined
    if (site === undefined) return 0
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    await ended
    return site.exitCode
  }

  #environment(environment: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(clonePort),
      CONTENT_LAKE_PORT: String(cloneLakePort),
      // The Studio of the test run was built for this origin.
      SANITY_STUDIO_PREVIEW_ORIGIN: site,
      ...environment,
    }
  }
}
