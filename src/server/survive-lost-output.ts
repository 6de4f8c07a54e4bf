/**
 * Without a listener each failed write is an uncaught exception, which Next writes to the same output, in an endless
 * loop.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
