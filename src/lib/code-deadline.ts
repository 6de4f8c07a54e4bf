/**
 * How long what only code can answer waits for it, in milliseconds; then the browser answers by itself, as the code may
 * be broken.
 */
export const codeDeadlineMs = 10_000
