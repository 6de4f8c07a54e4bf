import {createHmac} from 'node:crypto'
import {isIP} from 'node:net'

/**
 * Returns the name of the header in which `recordPeerAddresses` stores the address of the connection. It is derived
 * from a secret, so no client can send it, and every bundle of Next derives the same name.
 */
export function peerHeader(secret: string): string {
  const mac = createHmac('sha256', secret).update('peer-header')
  return `x-peer-${mac.digest('hex').slice(0, 32)}`
}

/**
 * Returns the network address of the client. With n trusted proxies, each of which appends to `X-Forwarded-For`, the
 * n-th entry from the right is the last that the client could not forge.
 *
 * @param peer - name of the header from {@link peerHeader}
 * @returns `null` when it is unknown
 */
export function clientAddress(
  headers: Headers,
  peer: string,
  trustedProxyHops: number,
): string | null {
  const other = normalizeAddress(headers.get(peer))
  if (trustedProxyHops === 0) return other
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return normalizeAddress(forwarded.at(-trustedProxyHops) ?? null) ?? other
}

/**
 * Normalizes an address as proxies write it, with a port (`192.0.2.7:50123`, `[2001:db8::1]:50123`) or an IPv6 zone,
 * to its canonical form (RFC 5952). IPv4 addresses mapped to IPv6 become IPv4 (RFC 4291 §2.5.5.2).
 */
function normalizeAddress(address: string | null): string | null {
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
