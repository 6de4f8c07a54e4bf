import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
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

describe('ensureInstalled', () => {
  it('installs the tools as well where NODE_ENV is production', () => {
    const folder = project()
    try {
      execFileSync(
        process.execPath,
        ['--eval', "import('./scripts/bootstrap.mjs').then((all) => all.ensureInstalled())"],
        {cwd: folder, env: {...process.env, NODE_ENV: 'production', npm_config_offline: 'true'}},
      )
      expect(existsSync(join(folder, 'node_modules', 'node', 'bin', 'node'))).toBe(true)
    } finally {
      rmSync(folder, {recursive: true, force: true})
    }
  })
})
