import {globSync, mkdirSync, writeFileSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {buildSite} from './build-site.ts'
import {Processes} from './processes.ts'
import {readSettings} from './settings.ts'

/** Counts builds and writes two static files, one of which has the same name in every build. */
class StubBuilds extends Processes {
  builds = 0
  readonly #folder: string

  constructor(root: string) {
    super()
    this.#folder = join(root, '.next', 'static', 'chunks')
  }

  override run(): Promise<readonly string[]> {
    this.builds += 1
    mkdirSync(this.#folder, {recursive: true})
    for (const name of [`build-${this.builds}.js`, 'same.js'])
      writeFileSync(join(this.#folder, name), '')
    return Promise.resolve([])
  }
}

const hosted = {NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}
const secretOf = (secret: string, folder: string) => ({
  LINK_SIGNING_SECRET: secret,
  DATA_DIR: folder,
})

describe('buildSite', () => {
  let root: string
  let processes: StubBuilds
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'build-site-'))
    processes = new StubBuilds(root)
  })
  afterEach(() => rm(root, {recursive: true}))

  const build = (environment: Readonly<Record<string, string>>) =>
    buildSite(readSettings(root, environment, false), processes, false)

  it('builds with hosted Sanity without secrets, and reuses the build with any (decision 69)', async () => {
    expect(await build(hosted)).toBe(true)
    expect(await build({...hosted, ...secretOf('one', '/data')})).toBe(false)
    expect(await build({...hosted, ...secretOf('two', '/other')})).toBe(false)
    const elsewhere = {...hosted, NEXT_PUBLIC_SITE_URL: 'https://www.example.org'}
    expect(await build(elsewhere)).toBe(true)
    expect(processes.builds).toBe(2)
  })

  it('builds again for another secret or dataset with the local content lake', async () => {
    expect(await build(secretOf('one', '/data'))).toBe(true)
    expect(await build(secretOf('one', '/data'))).toBe(false)
    expect(await build(secretOf('two', '/data'))).toBe(true)
    expect(await build(secretOf('two', '/other'))).toBe(true)
    expect(processes.builds).toBe(3)
  })

  it('retains the static files of the two builds before it (OPS-8)', async () => {
    const files = () => globSync('*', {cwd: join(root, '.next', 'static', 'chunks')}).toSorted()
    const buildAgain = (name: string) =>
      build({...hosted, NEXT_PUBLIC_SITE_URL: `https://${name}.example.org`})
    for (const name of ['one', 'two', 'three']) await buildAgain(name)
    expect(files()).toEqual(['build-1.js', 'build-2.js', 'build-3.js', 'same.js'])
    await buildAgain('four')
    expect(files()).toEqual(['build-2.js', 'build-3.js', 'build-4.js', 'same.js'])
    // A build from an older version has no list.
    await rm(join(root, '.next', 'static-builds.json'))
    await buildAgain('five')
    expect(files()).toContain('build-4.js')
  })
})
