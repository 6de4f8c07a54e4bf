import {describeFailure} from '#lib/describe-failure.ts'

/** Background work of the process. */
export interface Job {
  /** Starts no more work; resolves when the current run has ended. */
  stop: () => Promise<void>
}

export interface RepeatDelays {
  everyMs: number
  /** Delay after the first failure; doubles with each later failure, up to `everyMs`. */
  retryMs: number
}

export interface RepeatedJob extends Job {
  /** Runs the work now, or once more after the current run. */
  runSoon: () => void
}

/**
 * Runs work immediately and then at intervals. Logs failures and retries. A failure never ends the process, and the
 * timer never keeps the process alive.
 *
 * @param name - beginning of the log line for a failure
 * @param work - receives a signal that is aborted when it should end early
 */
export function repeat(
  name: string,
  {everyMs, retryMs}: RepeatDelays,
  work: (signal: AbortSignal) => Promise<void>,
): RepeatedJob {
  const stopping = new AbortController()
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let isRunning = false
  let isWantedSoon = false

  const again = (afterMs: number) => {
    isRunning = false
    if (stopping.signal.aborted) return
    timer = setTimeout(start, isWantedSoon ? 0 : afterMs)
    timer.unref()
  }
  const start = () => {
    running = run()
  }
  const run = async () => {
    isRunning = true
    isWantedSoon = false
    try {
      await work(stopping.signal)
      failures = 0
      again(everyMs)
    } catch (error) {
      if (stopping.signal.aborted) return
      const afterMs = Math.min(everyMs, retryMs * 2 ** failures)
      failures += 1
      const seconds = Math.ceil(afterMs / 1000)
      console.error(`${name} (${describeFailure(error)}); tried again in ${seconds} s.`)
      again(afterMs)
    }
  }

  start()
  return {
    runSoon: () => {
      isWantedSoon = isRunning
      if (isRunning || stopping.signal.aborted) return
      clearTimeout(timer)
      start()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
