import {execFileSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** A project whose only package is a tool, and called as the one that `bootstrap.mjs` starts everything with. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(value))
  mkdirSync(join(folder, 'tool', 'bin'), {recursive: true})
  write('tool/package.json', {name: 'node', version: '24.0.0'})
  writeFileSync(join(folder, 'tool', 'bin', 'node'), '')
  writeFileSync(join(folder, 'tool', 'bin', 'node.exe'), '')
  mkdirSync(join(folder, 'scripts'))
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts', 'bootstrap.mjs'))
  write('package.json', {name: 'site', version: '1.0.0', devDependencies: {node: 'file:./tool'}})
  const options = {cwd: folder, shell: process.platform === 'win32'}
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], options)
  return folder
}

const call = ['--eval', "import('./scripts/bootstrap.mjs').then((all) => all.ensureInstalled())"]
const environment = {...process.env, npm_config_offline: 'true'}

describe('ensureInstalled', () => {
  let folder: string
  beforeEach(() => {
    folder = project()
  })
  afterEach(() => rmSync(folder, {recursive: true, force: true}))

  it('also installs the tools when NODE_ENV is production', () => {
    execFileSync(process.execPath, call, {
      cwd: folder,
      env: {...environment, NODE_ENV: 'production'},
    })
    expect(existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))).toBe(true)
  })

  it('leaves alone what somebody has installed by hand, until the lock file says otherwise', () => {
    const options = {cwd: folder, env: environment, shell: process.platform === 'win32'}
    execFileSync('npm', ['ci', '--no-audit'], options)
    const mark = join(folder, 'node_modules', 'mark')
    writeFileSync(mark, '')
    execFileSync(process.execPath, call, options)
    expect(existsSync(mark)).toBe(true)

    const lockFile = join(folder, 'package-lock.json')
    writeFileSync(lockFile, readFileSync(lockFile, 'utf8').replace('"24.0.0"', '"24.0.1"'))
    writeFileSync(join(folder, 'tool', 'package.json'), '{"name": "node", "version": "24.0.1"}')
    execFileSync(process.execPath, call, options)
    expect(existsSync(mark)).toBe(false)
  })
})
