import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createInterface} from 'node:readline'
import {setImmediate, setTimeout as sleep} from 'node:timers/promises'
import type {Environment} from '#lib/read-environment.ts'

export interface Command {
  /** What the lines of its output are marked with. */
  name: string
  script: string
  parameters: readonly string[]
  folder: string
  environment: Environment
  /** Show the output of a run as it comes, instead of only when it fails. */
  echo?: boolean
}

/** Thrown when a step fails; the message says what to do. */
export class StepError extends Error {
  override name = 'StepError'
}

const maxCleanUpMs = 2000
/** As many lines of its output are given with the reason for which a process ended. */
const lastLineCount = 20

const endWithStarter = import.meta.resolve('./end-with-starter.ts')

/** Starts processes, and stops all that are still running, last started first. */
export class Processes {
  readonly #running: {name: string; child: ChildProcess}[] = []
  readonly #runs = new Set<Promise<unknown>>()
  readonly #patienceMs: number
  #stopping = false

  /** @param patienceMs - what has not ended so long after it was asked to is killed, in milliseconds */
  constructor(patienceMs = 10_000) {
    this.#patienceMs = patienceMs
  }

  /** Whether everything is being ended, so that nothing may be started any more. */
  get isStopping(): boolean {
    return this.#stopping
  }

  /**
   * Starts a long-running Node process.
   *
   * @param command - what to run
   * @param onExit - called when it ends before everything is stopped, with the last lines of its output
   * @returns the process
   */
  start(
    command: Command,
    onExit: (reason: string, lastLines: readonly string[]) => void,
  ): ChildProcess {
    const lastLines: string[] = []
    const child = this.#spawn(command, (line, print) => {
      lastLines.push(line)
      if (lastLines.length > lastLineCount) lastLines.shift()
      // With LOG_FORMAT=json a line is JSON from its beginning, or no machine reads it.
      print(line.startsWith('{"') ? line : `${command.name.padEnd(7)} ${line}`)
    })
    child.once('exit', (code, signal) => {
      if (!this.#stopping)
        onExit(`${command.name} ended unexpectedly (${signal ?? `code ${code ?? 0}`}).`, lastLines)
    })
    return child
  }

  /**
   * Runs a Node process to its end, keeping its output.
   *
   * @param command - what to run
   * @param advice - what to do when it fails
   * @returns the lines that it wrote
   * @throws StepError with the process's output and the advice, or saying that it was ended with everything else
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

  /** Ends everything that is still running; kills what does not end. */
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
    // Whoever waited for a run cleans up before this process ends; what a run started may hold its output open.
    await Promise.race([
      Promise.allSettled(this.#runs),
      sleep(maxCleanUpMs, undefined, {ref: false}),
    ])
    await setImmediate()
  }

  /** @param onLine - called with each line and with what prints to the same of our own outputs */
  #spawn(
    {name, script, parameters, folder, environment}: Command,
    onLine: (line: string, print: (line: string) => void) => void,
  ) {
    const child = spawn(process.execPath, ['--import', endWithStarter, script, ...parameters], {
      cwd: folder,
      env: {...environment, NODE_ENV: mode(environment), STARTED_BY: String(process.pid)},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A group of its own: Ctrl-C in a terminal reaches us alone, and we stop things in order.
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
