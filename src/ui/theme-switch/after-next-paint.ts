/**
 * Runs something once the browser has painted what is on the page now, so that a press is answered before the work that
 * follows from it (Interaction to Next Paint).
 *
 * @param run - once
 * @returns gives it up
 */
export function afterNextPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
