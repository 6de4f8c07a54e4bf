import type {IncomingMessage} from 'node:http'
import {httpError} from './errors.ts'

/**
 * Refuses a `Host` header that doesn't name this machine. Protects against DNS rebinding, where a foreign host name
 * resolves to 127.0.0.1.
 * @throws LakeError 421
 */
export function requireLocalHost({headers}: IncomingMessage): void {
  if (!isLocalHost(headers.host))
    throw httpError(421, 'This content lake only accepts requests to localhost')
}

function isLocalHost(host: string | undefined): boolean {
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
