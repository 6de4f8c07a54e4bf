import {describeFailure} from '#interest/describe-failure.ts'
import type {Job} from './job.ts'

/** When work is done again, in milliseconds. */
export interface Rhythm {
  /** After work that went well. */
  everyMs: number
  /** After work that failed for the first time; each failure in a row doubles it, up to `everyMs`. */
  retryMs: number
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
): Job {
  const stopping = new AbortController()
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const again = (afterMs: number) => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = run()
    }, afterMs)
    timer.unref()
  }
  const run = async () => {
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

  running = run()
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
