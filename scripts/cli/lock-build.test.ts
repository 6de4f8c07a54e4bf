import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {lockBuild} from './lock-build.ts'

const root = mkdtempSync(join(tmpdir(), 'lock-build-'))

let holder: ChildProcess | undefined

afterEach(() => holder?.kill('SIGKILL'))
afterAll(() => rmSync(root, {recursive: true}))

/** Starts a process and waits until it holds the lock. */
async function startHolder(): Promise<ChildProcess> {
  const script = `const {lockBuild} = await import(${JSON.stringify(join(import.meta.dirname, 'lock-build.ts'))})
lockBuild(${JSON.stringify(root)})
console.log('locked')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: {...process.env, NODE_OPTIONS: ''},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holder = child
  await once(child.stdout, 'data')
  return child
}

describe('lockBuild', () => {
  it('throws while another process has the lock, and names that process', async () => {
    const child = await startHolder()
    expect(() => lockBuild(root)).toThrow(
      new RegExp(`already running or being built \\(process ${child.pid}\\)\\. Stop it first`),
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockBuild(root)
  })
})
