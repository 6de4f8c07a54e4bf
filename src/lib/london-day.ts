const format = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/London'})

/** Returns the current date in London, such as `2026-11-20`. */
export const londonDay = (now: Date): string => format.format(now)

/** Returns midnight in London at the start of the current day. */
export function startOfLondonDay(now: Date): Date {
  const day = londonDay(now)
  const inWinter = new Date(`${day}T00:00:00Z`)
  const inSummer = new Date(inWinter.getTime() - 60 * 60_000)
  return londonDay(inSummer) === day ? inSummer : inWinter
}

const checkIntervalMs = 10_000

/**
 * Calls back when a day begins in London, or another state of the clock changes. Polls the clock, because timers stop
 * while a computer sleeps.
 */
export function watchDays(onChange: () => void, stateAt = londonDay): () => void {
  let known = stateAt(new Date())
  const timer = setInterval(() => {
    const state = stateAt(new Date())
    if (state === known) return
    known = state
    onChange()
  }, checkIntervalMs).unref()
  return () => clearInterval(timer)
}
