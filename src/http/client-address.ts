import {randomBytes} from 'node:crypto'

declare global {
  /** Next gives each bundle its own modules; what one writes, another has to find. */
  var peerHeaderName: string | undefined
}

/**
 * The name of the header that `notePeerAddresses` writes the address of the other end into. It is made at random for
 * each process, so that no visitor can send it, also where nothing writes it.
 */
export function peerHeader(): string {
  globalThis.peerHeaderName ??= `x-peer-${randomBytes(16).toString('hex')}`
  return globalThis.peerHeaderName
}

/**
 * Says which network address a request came from. Behind n proxies of ours, each of which appends to
 * `X-Forwarded-For`, the n-th address from the right is the last that none of them took from the visitor.
 *
 * @param headers - of the request
 * @param trustedProxyHops - n; 0 believes no header of the visitor's
 * @returns the address, `null` when it is not known
 */
export function clientAddress(headers: Headers, trustedProxyHops: number): string | null {
  const peer = plain(headers.get(peerHeader()))
  if (trustedProxyHops === 0) return peer
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return plain(forwarded.at(-trustedProxyHops) ?? null) ?? peer
}

/** An IPv4 address that came over an IPv6 socket is written as IPv4 (RFC 4291 §2.5.5.2). */
function plain(address: string | null): string | null {
  const bare = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  return /^[\da-f.:]{2,45}$/i.test(bare) ? bare.toLowerCase() : null
}
