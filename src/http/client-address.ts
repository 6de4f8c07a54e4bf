import {createHmac} from 'node:crypto'
import {isIP} from 'node:net'

/** Returns a header name for `recordPeerAddresses`. It is derived from a secret, so no client can send it. */
export function peerHeader(secret: string): string {
  const mac = createHmac('sha256', secret).update('peer-header')
  return `x-peer-${mac.digest('hex').slice(0, 32)}`
}

/**
 * Returns the network address of the client. Each of n trusted proxies appends to `X-Forwarded-For`, so the n-th
 * entry from the right is the last that the client could not forge. Returns `null` when it is unknown.
 *
 * @param peer - the address of the connection's other end
 * @param forwardedFor - the value of `X-Forwarded-For`
 */
export function clientAddress(
  peer: string | null | undefined,
  forwardedFor: string | null,
  trustedProxyHops: number,
): string | null {
  const other = normalizeAddress(peer)
  if (trustedProxyHops === 0) return other
  const forwarded = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return normalizeAddress(forwarded.at(-trustedProxyHops)) ?? other
}

/** Normalizes an address with a port, brackets or an IPv6 zone (RFC 5952), and mapped IPv4 (RFC 4291 §2.5.5.2). */
function normalizeAddress(address: string | null | undefined): string | null {
  const found = /^(?:\[([\da-f.:]+)(?:%\w+)?\]|([\d.]+)|([\da-f.:]+)(?:%\w+)?)(?::\d{1,5})?$/i.exec(
    address ?? '',
  )
  const bare = found?.[1] ?? found?.[2] ?? found?.[3] ?? ''
  if (!bare.includes(':')) {
    const decimal = bare.replace(/\b0+(?=\d)/g, '')
    return isIP(decimal) === 4 ? decimal : null
  }
  if (isIP(bare) === 0) return null
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical)
  if (mapped === null) return canonical
  return mapped
    .slice(1)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}
