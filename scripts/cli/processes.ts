import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {setImmediate, setTimeout as sleep} from 'node:timers/promises'
import type {Environment} from '#lib/read-environment.ts'

export interface Command {
  /** Prefix of its output lines. */
  name: string
  script: string
  parameters: readonly string[]
  folder: string
  environment: Environment
  /** Shows the output of a run immediately instead of only when it fails. */
  echo?: boolean
}

/** Failure of a step, with a message that says what to do. */
export class StepError extends Error {
  override name = 'StepError'
}

const maxCleanUpMs = 2000
/** Number of output lines that are reported when a process ends. */
const lastLineCount = 20

const endWithStarter = import.meta.resolve('./end-with-starter.ts')

/** Starts processes and stops all that are still running, most recent first. */
export class Processes {
  readonly #running: {name: string; child: ChildProcess}[] = []
  readonly #runs = new Set<Promise<unknown>>()
  readonly #patienceMs: number
  #stopping = false

  /** @param patienceMs - time between SIGTERM and SIGKILL, in milliseconds */
  constructor(patienceMs = 10_000) {
    this.#patienceMs = patienceMs
  }

  /** Whether all processes are being stopped; no process may be started then. */
  get isStopping(): boolean {
    return this.#stopping
  }

  /**
   * Starts a long-running Node process.
   *
   * @param onExit - called when the process ends before everything is stopped, with its last lines of output
   */
  start(
    command: Command,
    onExit: (reason: string, lastLines: readonly string[]) => void,
  ): ChildProcess {
    const lastLines: string[] = []
    const child = this.#spawn(command, (line, print) => {
      lastLines.push(line)
      if (lastLines.length > lastLineCount) lastLines.shift()
      // A prefix would make JSON lines (LOG_FORMAT=json) unreadable for log collectors.
      print(line.startsWith('{"') ? line : `${command.name.padEnd(7)} ${line}`)
    })
    child.once('exit', (code, signal) => {
      if (!this.#stopping)
        onExit(`${command.name} ended unexpectedly (${signal ?? `code ${code ?? 0}`}).`, lastLines)
    })
    return child
  }

  /**
   * Runs a Node process to its end.
   *
   * @param advice - instructions for a failure
   * @returns the lines of its output
   * @throws StepError with its output and the advice, or when `stopAll` is called in the meantime
   */
  async run(command: Command, advice: string): Promise<readonly string[]> {
    const output: string[] = []
    const child = this.#spawn(command, (line, print) => {
      output.push(line)
      if (command.echo === true) print(line)
    })
    const closing = once(child, 'close')
    this.#runs.add(closing)
    await closing
    this.#runs.delete(closing)
    if (child.exitCode === 0) return output
    if (this.#stopping) throw new StepError(`${command.name} was interrupted.`)
    const shown = command.echo === true ? '' : `${output.join('\n')}\n\n`
    const reason = child.signalCode ?? `code ${child.exitCode ?? 0}`
    throw new StepError(`${shown}${command.name} failed (${reason}). ${advice}`)
  }

  /**
   * Stops everything and exits when a signal arrives or the starter of this process has ended.
   *
   * @param code - the exit code after Ctrl-C
   * @param terminated - the exit code in the other cases
   */
  exitOnSignals(code: number, terminated = code): void {
    process.on('SIGINT', () => void this.exit(code))
    process.on('SIGTERM', () => void this.exit(terminated))
    process.once('disconnect', () => void this.exit(terminated))
  }

  /** Stops everything and exits, once, even when several signals arrive. */
  async exit(code: number): Promise<void> {
    if (this.#stopping) return
    await this.stopAll()
    process.exit(code)
  }

  /** Stops every running process, and kills those that do not end. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    for (const {child} of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), this.#patienceMs)
      await ended
      clearTimeout(force)
    }
    // Lets callers of `run` clean up. The wait is limited, because a run's own children may keep its output open.
    await Promise.race([
      Promise.allSettled(this.#runs),
      sleep(maxCleanUpMs, undefined, {ref: false}),
    ])
    await setImmediate()
  }

  /** @param onLine - called with each line, and with a function that prints to the same stream of this process */
  #spawn(
    {name, script, parameters, folder, environment}: Command,
    onLine: (line: string, print: (line: string) => void) => void,
  ) {
    const child = spawn(process.execPath, ['--import', endWithStarter, script, ...parameters], {
      cwd: folder,
      env: {...environment, NODE_ENV: mode(environment), STARTED_BY: String(process.pid)},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // In its own process group, so that Ctrl-C reaches only this process, which stops its children in order.
      detached: process.platform !== 'win32',
    })
    const outputs = [
      [child.stdout, (line: string) => console.info(line)],
      [child.stderr, (line: string) => console.error(line)],
    ] as const
    for (const [input, print] of outputs) {
      if (input) createInterface({input}).on('line', (line) => onLine(line, print))
    }
    this.#running.push({name, child})
    return child
  }
}

function mode({NODE_ENV}: Environment): 'development' | 'production' | 'test' {
  return NODE_ENV === 'development' || NODE_ENV === 'test' ? NODE_ENV : 'production'
}
