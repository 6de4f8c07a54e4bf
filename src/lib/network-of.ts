/**
 * Returns the network of an address: a household gets at least a /64 of IPv6 addresses, and a site up to a /48
 * (RFC 6177). An IPv4 address is its own network.
 *
 * @param groupCount - how many groups of an IPv6 address name the network
 */
export function networkOf(address: string, groupCount: number): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, groupCount).join(':')
}
