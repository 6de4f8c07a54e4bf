import {describeFailure} from '#lib/describe-failure.ts'

/** Something that runs beside the requests. */
export interface Job {
  /** Takes up nothing new; resolves when what is being done is done. */
  stop: () => Promise<void>
}

/** When work is done again, in milliseconds. */
export interface Rhythm {
  /** After work that went well. */
  everyMs: number
  /** After work that failed for the first time; each failure in a row doubles it, up to `everyMs`. */
  retryMs: number
}

/** Work that is done again and again. */
export interface RepeatedJob extends Job {
  /** Does the work now, or once more as soon as what is being done is done. */
  repeatSoon: () => void
}

/**
 * Does work at once and then again and again. Work that fails is logged and tried again; it never ends the process,
 * and waiting for the next time never keeps the process alive.
 *
 * @param name - of the work, the beginning of the sentence that says it failed
 * @param rhythm - when it is done again
 * @param work - what to do; the signal is aborted when it should end early
 */
export function repeat(
  name: string,
  {everyMs, retryMs}: Rhythm,
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
    repeatSoon: () => {
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
