import type {Command, Processes} from './processes.ts'

/** Delays before an ended process is restarted. */
export interface Backoff {
  /** The first delay, which doubles with each later failure. */
  minDelayMs: number
  maxDelayMs: number
  /** Uptime after which the next delay is the first one again. */
  stableMs: number
}

/** Callbacks about the process. */
export interface Watcher {
  /** Resolves when the process is ready; called after each start. */
  isUp: () => Promise<void>
  /** @param message - one sentence for the terminal */
  say: (message: string) => void
  /** Called instead of a restart when the process ends before it was ever ready. */
  onFirstFailure: (reason: string) => void
}

/**
 * Starts a process and restarts it whenever it ends, with growing delays, until everything is stopped.
 *
 * @returns a promise that resolves when the process is ready for the first time
 * @throws the error of `isUp` at the first start
 */
export async function keepRunning(
  processes: Processes,
  command: Command,
  backoff: Backoff,
  watcher: Watcher,
): Promise<void> {
  let wasUp = false
  let endsInARow = 0

  const start = () => {
    const startedAt = performance.now()
    processes.start(command, (reason) => {
      if (!wasUp) {
        watcher.onFirstFailure(reason)
        return
      }
      if (performance.now() - startedAt >= backoff.stableMs) endsInARow = 0
      const delayMs = Math.min(backoff.maxDelayMs, backoff.minDelayMs * 2 ** endsInARow)
      endsInARow += 1
      watcher.say(`${reason} It is started again in ${delayMs / 1000} s; everything else goes on.`)
      setTimeout(() => {
        if (!processes.isStopping) restart()
      }, delayMs).unref()
    })
  }
  const restart = () => {
    start()
    watcher.isUp().then(
      () => watcher.say(`${command.name} is back.`),
      // It ended again, which is reported above, or it hangs and its own output says why.
      () => undefined,
    )
  }

  start()
  await watcher.isUp()
  wasUp = true
}
