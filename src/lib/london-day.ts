const format = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/London'})

/**
 * Names the day that it is in London.
 *
 * @param now - the moment
 * @returns for instance `2026-11-20`
 */
export const londonDay = (now: Date): string => format.format(now)

/** How soon after midnight a new day is noticed, also by a machine that slept, in milliseconds. */
const lookMs = 10_000

/**
 * Calls back when a day begins in London.
 *
 * @param onDay - called soon after midnight
 * @returns ends it
 */
export function watchDays(onDay: () => void): () => void {
  let day = londonDay(new Date())
  const timer = setInterval(() => {
    const today = londonDay(new Date())
    if (today === day) return
    day = today
    onDay()
  }, lookMs).unref()
  return () => clearInterval(timer)
}
