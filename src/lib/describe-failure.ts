/**
 * @param error - anything thrown, also by another realm, where `instanceof Error` says no
 * @param name - of a property that kinds of errors add, for instance `code`
 */
export function errorProperty(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/**
 * Says what failed without saying about whom: messages of databases and mail servers may quote a person's data,
 * their codes never do (LAW-9).
 *
 * @param error - anything thrown
 * @returns the kind of the error and its codes, for a log
 */
export function describeFailure(error: unknown): string {
  const parts = ['name', 'code', 'errcode', 'responseCode', 'command'].flatMap((name) => {
    const value = errorProperty(error, name)
    return typeof value === 'number' || (typeof value === 'string' && /^[\w .]{1,40}$/.test(value))
      ? [String(value)]
      : []
  })
  return parts.length === 0 ? 'unknown failure' : parts.join(' ')
}
