/**
 * Runs a callback after the next paint, so that slow work doesn't delay it (Interaction to Next Paint).
 *
 * @returns a function that cancels the callback
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
