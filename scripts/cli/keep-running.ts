import type {Command, Processes} from './processes.ts'

/** How long to wait before a process that ended is started again, in milliseconds. */
export interface Backoff {
  /** The first pause; each end in a row doubles it. */
  minDelayMs: number
  maxDelayMs: number
  /** A process that ran at least this long ran well, and the next pause is the first again. */
  stableMs: number
}

/** Who hears about the process. */
export interface Watcher {
  /** Resolves when the process does its work; called after each start. */
  isUp: () => Promise<void>
  /** @param message - one sentence for the person at the terminal */
  say: (message: string) => void
  /** @param reason - why the process ended before it ever did its work: trying again would not help */
  onFirstFailure: (reason: string) => void
}

/**
 * Starts a process and starts it again whenever it ends, after a pause that grows while it keeps ending. It is left
 * alone once everything is stopped.
 *
 * @param processes - starts it, and stops it with all others
 * @param command - what to run
 * @param backoff - how long to wait
 * @param watcher - is told
 * @returns when the process does its work for the first time
 * @throws what `isUp` throws at the first start
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
      // It ended again, which is said above, or it hangs: its own messages say why.
      () => undefined,
    )
  }

  start()
  await watcher.isUp()
  wasUp = true
}
