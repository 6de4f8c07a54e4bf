/** Set by `notePeerAddresses` on every request, over whatever the visitor sent under that name. */
export const peerHeader = 'x-peer-address'

/**
 * Says which network address a request came from. Behind n proxies of ours, each of which appends to
 * `X-Forwarded-For`, the n-th address from the right is the last that none of them took from the visitor.
 *
 * @param headers - of the request
 * @param trustedProxyHops - n; 0 believes no header of the visitor's
 * @returns the address, `null` when it is not known
 */
export function clientAddress(headers: Headers, trustedProxyHops: number): string | null {
  const peer = plain(headers.get(peerHeader))
  if (trustedProxyHops === 0) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return plain(forwarded.at(-trustedProxyHops) ?? null) ?? peer
}

/** An IPv4 address that came over an IPv6 socket is written as IPv4 (RFC 4291 §2.5.5.2). */
function plain(address: string | null): string | null {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return /^[\da-f.:]{2,45}$/i.test(bare) ? bare.toLowerCase() : null
}
