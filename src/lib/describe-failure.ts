/** Reads a property of a thrown value. Works for errors of other realms, where `instanceof Error` is false. */
export function errorProperty(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** Has a message of our own, without personal data, that says what to do. */
export class AdviceError extends Error {
  override name = 'AdviceError'
}

/**
 * Describes an error by its advice, or else by name and codes. Messages of databases and mail servers may contain
 * personal data (LAW-9).
 */
export function describeFailure(error: unknown): string {
  // By name, because Next's bundles have separate module instances.
  if (error instanceof Error && error.name === 'AdviceError') return error.message
  const parts = ['name', 'code', 'errcode', 'responseCode', 'command'].flatMap((name) => {
    const value = errorProperty(error, name)
    return typeof value === 'number' || (typeof value === 'string' && /^[\w .]{1,40}$/.test(value))
      ? [String(value)]
      : []
  })
  return parts.length === 0 ? 'unknown failure' : parts.join(' ')
}
