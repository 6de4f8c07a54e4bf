import {type ChildProcess, spawn} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {once} from 'node:events'
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {findRedisServer} from './find-program.ts'
import {freePort} from './listen.ts'

/** A disposable Redis server that listens on the loopback interface. */
export interface PrivateRedis {
  address: string
  port: number
  /** Kills the process, as a power cut would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Suspends the process: connections stay open without responses. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
}

const readyTimeoutMs = 30_000

/** @throws Error with the server's output when it is missing or doesn't start */
export async function startRedis(): Promise<PrivateRedis> {
  const program = findRedisServer(process.env)
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const log = join(folder, 'log')
  const port = await freePort()
  const password = randomBytes(16).toString('hex')
  const settings = Object.entries({
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    requirepass: password,
    save: '',
    appendonly: 'no',
  }).flatMap(([name, value]) => [`--${name}`, value])
  let child: ChildProcess | undefined
  // Without a client, so that it doesn't depend on the code under test.
  const isReady = () => readFileSync(log, 'utf8').includes('Ready to accept connections')
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null

  const start = async () => {
    const output = openSync(log, 'w')
    child = spawn(program, settings, {cwd: folder, stdio: ['ignore', output, output]})
    closeSync(output)
    // An unhandled 'error' event would end this process. The wait below reports the failure.
    child.on('error', () => undefined)
    for (const deadline = performance.now() + readyTimeoutMs; !isReady();) {
      if (hasEnded() || performance.now() > deadline)
        throw new Error(`Redis did not start. Its output:\n${readFileSync(log, 'utf8')}`)
      await sleep(20)
    }
  }
  const kill = async () => {
    if (child === undefined || hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => {
    await kill()
    rmSync(folder, {recursive: true, force: true, maxRetries: 10})
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address: `redis://:${password}@127.0.0.1:${port}`,
    port,
    start,
    kill,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop,
  }
}
