import {BlockList, isIP} from 'node:net'

/** Addresses that aren't routed on the internet (RFC 6890; for IPv6 RFC 4193, RFC 4291). */
const privateRanges = new BlockList()
for (const [network, prefix, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::', 127, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateRanges.addSubnet(network, prefix, family)
}

const loopbackRanges = new BlockList()
loopbackRanges.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackRanges.addAddress('::1', 'ipv6')

/** Names that never resolve publicly (RFC 6761, RFC 6762, ICANN's `.internal`). */
const privateNames = /(^|\.)(localhost|local|internal|test|invalid|example)$/

/** @param hostname - as in `URL`, IPv6 in brackets; the name isn't resolved */
export function isPublicHost(hostname: string): boolean {
  const host = bare(hostname)
  if (isIP(host) !== 0) return !isIn(privateRanges, host)
  return host.includes('.') && !privateNames.test(host)
}

/** @param hostname - as in `URL`, IPv6 in brackets */
export function isLoopbackHost(hostname: string): boolean {
  const host = bare(hostname)
  return /(^|\.)localhost$/.test(host) || (isIP(host) !== 0 && isIn(loopbackRanges, host))
}

function bare(hostname: string): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}

function isIn(ranges: BlockList, address: string): boolean {
  return ranges.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
