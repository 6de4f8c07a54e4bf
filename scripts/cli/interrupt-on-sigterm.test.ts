import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {until} from '#content-lake/test-lake.ts'
import {Processes} from './processes.ts'

const playwright = join(import.meta.dirname, '..', '..', 'node_modules', '@playwright', 'test')
const folder = mkdtempSync(join(tmpdir(), 'interrupt-on-sigterm-'))
const written = (name: string, source: string) => writeFileSync(join(folder, name), source)

afterAll(() => rmSync(folder, {recursive: true, force: true}))

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('Playwright with interrupt-on-sigterm', () => {
  it('stops its servers when it receives SIGTERM', async () => {
    written(
      'server.mjs',
      `import {writeFileSync} from 'node:fs'
writeFileSync('pid', String(process.pid))
console.log('ready')
setInterval(() => undefined, 1000)`,
    )
    written(
      'playwright.config.mjs',
      `const webServer = {command: 'exec node server.mjs', wait: {stdout: /ready/}}
export default {testMatch: '*.spec.mjs', webServer}`,
    )
    written(
      'waits.spec.mjs',
      `import {writeFileSync} from 'node:fs'
import {test} from ${JSON.stringify(join(playwright, 'index.mjs'))}
test('waits', async () => {
  writeFileSync('begun', '')
  await new Promise(() => undefined)
})`,
    )
    const processes = new Processes()
    const interrupt = new URL('interrupt-on-sigterm.ts', import.meta.url).href
    const run = processes.run(
      {
        name: 'browser',
        script: '--import',
        parameters: [interrupt, join(playwright, 'cli.js'), 'test'],
        folder,
        // Playwright refuses to run in a Jest worker, but this is a separate process.
        environment: {...process.env, JEST_WORKER_ID: ''},
      },
      'Look at what Playwright says above.',
    )
    const stopped = expect(run).rejects.toThrow('browser was interrupted.')
    await until(() => existsSync(join(folder, 'begun')), 60_000)
    const server = Number(readFileSync(join(folder, 'pid'), 'utf8'))
    expect(isRunning(server)).toBe(true)
    await processes.stopAll()
    await stopped
    expect(isRunning(server)).toBe(false)
  }, 90_000)
})
