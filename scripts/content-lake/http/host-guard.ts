/**
 * Returns whether a `Host` header names this machine. Protects against DNS rebinding, where a foreign host name
 * resolves to 127.0.0.1.
 */
export function isLocalHost(host: string | undefined): boolean {
  const match = /^(\[::1\]|[^:[\]]+)(?::\d{1,5})?$/.exec(host ?? '')
  const name = match?.[1]?.toLowerCase()
  if (name === undefined) return false
  return (
    name === 'localhost' ||
    name === '127.0.0.1' ||
    name === '[::1]' ||
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.localhost$/.test(name)
  )
}
