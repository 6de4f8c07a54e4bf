import {createHmac} from 'node:crypto'
import {isIP} from 'node:net'

/**
 * Names the header that `notePeerAddresses` writes the address of the other end into. No visitor can send it, and all
 * bundles of Next derive the same name.
 *
 * @param secret - that no visitor knows
 */
export function peerHeader(secret: string): string {
  const mac = createHmac('sha256', secret).update('peer-header')
  return `x-peer-${mac.digest('hex').slice(0, 32)}`
}

/**
 * Says which network address a request came from. Behind n proxies of ours, each of which appends to
 * `X-Forwarded-For`, the n-th address from the right is the last that none of them took from the visitor.
 *
 * @param headers - of the request
 * @param peer - the name of the header that this process wrote
 * @param trustedProxyHops - n; 0 believes no header of the visitor's
 * @returns the address, `null` when it is not known
 */
export function clientAddress(
  headers: Headers,
  peer: string,
  trustedProxyHops: number,
): string | null {
  const other = plain(headers.get(peer))
  if (trustedProxyHops === 0) return other
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return plain(forwarded.at(-trustedProxyHops) ?? null) ?? other
}

/**
 * Reads an address as proxies write it: alone, with the port it came from (`192.0.2.7:50123`, `[2001:db8::1]:50123`),
 * or with the zone of a link. Every spelling of an address gives the same text (RFC 5952), and an IPv4 address that
 * came over an IPv6 socket is written as IPv4 (RFC 4291 §2.5.5.2).
 */
function plain(address: string | null): string | null {
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
