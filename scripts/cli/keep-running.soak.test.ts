import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from '#lib/testing/listen.ts'
import {until} from '#lib/testing/until.ts'
import {type Backoff, keepRunning} from './keep-running.ts'
import {Processes} from './processes.ts'
import {waitFor} from './wait-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'keep-running-'))
const script = join(folder, 'server.mjs')
// A server on a fixed port, which appends its process id to a file and fails when another file exists.
writeFileSync(
  script,
  `import {appendFileSync, existsSync} from 'node:fs'
import {createServer} from 'node:http'
appendFileSync(process.env.STARTS, process.pid + '\\n')
if (existsSync(process.env.STARTS + '.fail')) process.exit(7)
createServer((request, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')
`,
)
const quick: Backoff = {minDelayMs: 20, maxDelayMs: 80, stableMs: 60_000}

afterAll(() => rmSync(folder, {recursive: true}))

async function supervised(name: string, backoff: Backoff, isFailing = false) {
  const processes = new Processes()
  const starts = join(folder, name)
  const port = await freePort()
  const said: string[] = []
  const failures: string[] = []
  const setFailing = (fails: boolean) =>
    fails ? writeFileSync(`${starts}.fail`, '') : rmSync(`${starts}.fail`)
  if (isFailing) setFailing(true)
  const command = {
    name: 'server',
    script,
    parameters: [],
    folder,
    environment: {PORT: String(port), STARTS: starts},
  }
  const up = keepRunning(processes, command, backoff, {
    isUp: () => waitFor(`http://127.0.0.1:${port}`, 3000),
    say: (message) => said.push(message),
    onFirstFailure: (reason) => failures.push(reason),
  })
  const pids = () => readFileSync(starts, 'utf8').trim().split('\n').map(Number)
  const kill = () => process.kill(pids().at(-1) ?? 0, 'SIGKILL')
  return {processes, up, port, said, failures, pids, kill, setFailing}
}

const delaysOf = (said: readonly string[]) =>
  said.flatMap((message) => /again in ([\d.]+) s/.exec(message)?.[1] ?? [])

describe('keepRunning', () => {
  it('restarts a killed process and reports it', async () => {
    const {processes, up, port, said, failures, pids, kill} = await supervised('killed', quick)
    await up
    kill()
    await until(() => said.length === 2)
    expect(said).toEqual([
      'server ended unexpectedly (SIGKILL). It is started again in 0.02 s; everything else goes on.',
      'server is back.',
    ])
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
    expect([pids().length, failures]).toEqual([2, []])
    await processes.stopAll()
  })

  it('doubles the delay while the process keeps failing, up to a limit', async () => {
    const {processes, up, said, kill, setFailing} = await supervised('failing', quick)
    await up
    setFailing(true)
    kill()
    await until(() => delaysOf(said).length === 5)
    expect(delaysOf(said)).toEqual(['0.02', '0.04', '0.08', '0.08', '0.08'])
    setFailing(false)
    await until(() => said.includes('server is back.'))
    await processes.stopAll()
  })

  it('resets the delay after the process was stable', async () => {
    const {processes, up, said, kill} = await supervised('stable', {...quick, stableMs: 0})
    await up
    for (const times of [1, 2, 3]) {
      kill()
      await until(() => said.filter((message) => message === 'server is back.').length === times)
    }
    expect(delaysOf(said)).toEqual(['0.02', '0.02', '0.02'])
    await processes.stopAll()
  })

  it('does not retry when the very first start fails', async () => {
    const failing = await supervised('first', quick, true)
    const outcome = failing.up.catch(() => 'gave up')
    await until(() => failing.failures.length === 1)
    expect(failing.failures).toEqual(['server ended unexpectedly (code 7).'])
    expect(failing.pids()).toHaveLength(1)
    await failing.processes.stopAll()
    expect(await outcome).toBe('gave up')
  })

  it('does not restart a process after stopAll', async () => {
    const waiting = await supervised('stopped', {...quick, minDelayMs: 300, maxDelayMs: 300})
    await waiting.up
    waiting.kill()
    await until(() => waiting.said.length === 1)
    await waiting.processes.stopAll()
    // Longer than the delay before the restart.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(waiting.pids()).toHaveLength(1)
  })
})
