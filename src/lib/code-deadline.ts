/** Maximum wait for client code to handle a click, after which the browser handles it. */
export const clientCodeTimeoutMs = 10_000
