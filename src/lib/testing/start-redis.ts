import {type ChildProcess, spawn} from 'node:child_process'
import {randomBytes} from 'node:crypto'
import {once} from 'node:events'
import {closeSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs'
import {connect, createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {findRedisServer} from './find-program.ts'

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
  const hasEnded = () => child === undefined || child.exitCode !== null || child.signalCode !== null

  const start = async () => {
    const output = openSync(log, 'a')
    child = spawn(program, settings, {cwd: folder, stdio: ['ignore', output, output]})
    closeSync(output)
    // An unhandled 'error' event would end this process. The wait below reports the failure.
    child.on('error', () => undefined)
    for (const deadline = performance.now() + readyTimeoutMs; !(await isReady(port, password));) {
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const bound = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

/** Checks readiness without a client, so that the check doesn't depend on the code under test. */
async function isReady(port: number, password: string): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write(`AUTH ${password}\r\nPING\r\n`)
    let reply = ''
    for await (const chunk of socket) {
      reply += String(chunk)
      if (reply.includes('PONG')) return true
      if (reply.includes('-')) return false
    }
    return false
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
