import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {buildSite, siteBuildRecord} from './build-site.ts'
import {setBuildAside, restoreBuild} from './last-build.ts'
import {Processes} from './processes.ts'
import {readSettings, type Settings} from './settings.ts'

const modules = join(import.meta.dirname, '..', '..', 'node_modules')

let root: string
let settings: Settings
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-build-'))
  settings = readSettings(root, {NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}, false)
})
afterEach(() => rmSync(root, {recursive: true}))

const write = (file: string, text: string) => {
  const path = join(root, '.next', file)
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(path, text)
}
/** Returns every file of the build with its text, except those that Next keeps between builds. */
const build = () =>
  globSync('**/*', {cwd: join(root, '.next'), withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.next\/(?:cache\/(?!last-build)|diagnostics|trace)/.test(file))
    .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')])
    .toSorted()

const makeGoodBuild = () => {
  write('BUILD_ID', 'good')
  write('server/app/index.html', '<p>Good</p>')
  write('cache/images', 'kept')
  siteBuildRecord(settings).write()
}

describe('last build', () => {
  it('is restored after a failed build, and starts without another build', async () => {
    symlinkSync(modules, join(root, 'node_modules'))
    makeGoodBuild()
    const before = build()
    const failing = `throw new Error('The content lake answered HTTP 500.')`
    writeFileSync(join(root, 'next.config.mjs'), failing)
    const failure = await buildSite(settings, new Processes(), true).catch(String)
    expect(failure).toContain('StepError: ')
    expect(failure).toContain('The content lake answered HTTP 500.')
    expect(failure).toMatch(/build failed \(code 1\)\..* in its place again\.$/)
    expect(build()).toEqual(before)
    expect(await buildSite(settings, new Processes(), false)).toBe(false)
  })

  it('is restored when the build process ends at any point', () => {
    makeGoodBuild()
    const before = build()
    const folder = join(root, '.next')
    setBuildAside(folder)
    expect(existsSync(join(folder, 'BUILD_ID'))).toBe(false)
    write('BUILD_ID', 'unfinished')
    write('static/chunk.js', 'unfinished')
    restoreBuild(folder)
    expect(build()).toEqual(before)
    // While it was being moved in either direction.
    setBuildAside(folder)
    const cache = join(folder, 'cache')
    renameSync(join(cache, 'last-build'), join(cache, 'last-build-unfinished'))
    renameSync(join(cache, 'last-build-unfinished', 'BUILD_ID'), join(folder, 'BUILD_ID'))
    restoreBuild(folder)
    expect(build()).toEqual(before)
    expect(readFileSync(join(folder, 'cache', 'images'), 'utf8')).toBe('kept')
  })

  it('is deleted when the next build is complete', () => {
    makeGoodBuild()
    const folder = join(root, '.next')
    setBuildAside(folder)
    write('BUILD_ID', 'next')
    siteBuildRecord(settings).write()
    // The process ended before it could delete the older build.
    restoreBuild(folder)
    expect(build().map(([file]) => file)).toEqual(['/.next/BUILD_ID', '/.next/built-from'])
    expect(readFileSync(join(folder, 'BUILD_ID'), 'utf8')).toBe('next')
  })
})
