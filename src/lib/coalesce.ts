/**
 * Coalesces concurrent calls: calls that arrive during a run share the next one, which begins when that run has ended.
 *
 * @param run - work that covers everything that was known when it began
 * @returns a function whose promise settles as a run that began after the call
 */
export function coalesce<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    if (next !== undefined) return next
    next = last
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return run()
      })
    last = next
    return next
  }
}
