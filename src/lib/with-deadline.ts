/**
 * Waits for work no longer than it may take. The work itself is not ended: it has to be given a signal for that.
 *
 * @param work - what is waited for
 * @param timeoutMs - in milliseconds, from now
 * @returns what the work returns
 * @throws what the work throws, or an Error when it takes longer
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
