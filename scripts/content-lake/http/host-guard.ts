/**
 * Tells whether a `Host` header names this machine. A page of another site whose name has been
 * pointed at 127.0.0.1 (DNS rebinding) sends its own name and is not let in.
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
