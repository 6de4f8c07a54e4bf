/**
 * Time that a pressed control waits for its client code before the browser falls back to plain HTML. The code may be
 * broken.
 */
export const codeDeadlineMs = 10_000
