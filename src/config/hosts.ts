import {BlockList, isIP} from 'node:net'

/** Addresses that aren't routed on the internet (RFC 6890; for IPv6 RFC 4193, RFC 4291). */
const privateRanges = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv6')
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
