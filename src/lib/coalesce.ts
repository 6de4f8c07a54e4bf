/** Coalesces concurrent calls: calls made during a run share one following run, which begins after them. */
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
