/**
 * Keeps the process quiet when whoever read its output is gone, for instance killed. Without a listener each failed
 * write is an uncaught exception, which Next writes to the same output: the process would do nothing else.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
