import {createServer} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import {recordPeerAddresses} from './watch-process.ts'

describe('clientAddress', () => {
  it.each([
    ['ignores forwarded headers by default', '6.6.6.6', 0, '10.0.0.1'],
    ['uses the last entry behind one proxy', '6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
    ['uses the last but one behind two', '6.6.6.6, 192.0.2.7, 10.0.0.2', 2, '192.0.2.7'],
    ['falls back to the peer when there are too few entries', '6.6.6.6', 2, '10.0.0.1'],
    ['falls back to the peer for a malformed entry', 'unknown', 1, '10.0.0.1'],
    ['drops a port', '192.0.2.7:50123', 1, '192.0.2.7'],
    ['drops brackets and port', '[2001:DB8::1]:50123', 1, '2001:db8::1'],
    ['drops brackets', '[2001:db8::1]', 1, '2001:db8::1'],
    ['drops a zone', 'fe80::1%eth0', 1, 'fe80::1'],
    ['keeps the last group of an IPv6 address', '2001:db8::1:5012', 1, '2001:db8::1:5012'],
    ['rejects an address with two ports', '192.0.2.7:50123:1', 1, '10.0.0.1'],
    ['shortens zeros', '2001:0DB8:0:0:0:0:0:1', 1, '2001:db8::1'],
    ['shortens zeros', '2001:db8:0000::0001', 1, '2001:db8::1'],
    ['writes IPv6 in hexadecimal', '2001:db8::1.2.3.4', 1, '2001:db8::102:304'],
    ['writes IPv4 without zeros', '192.000.002.007', 1, '192.0.2.7'],
    ['writes mapped IPv4 as IPv4', '::FFFF:c000:207', 1, '192.0.2.7'],
    ['writes mapped IPv4 as IPv4', '0:0:0:0:0:ffff:c000:0207', 1, '192.0.2.7'],
  ])('%s: %s', (_case, forwarded, hops, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, hops)).toBe(expected)
  })

  it('converts a mapped IPv6 peer to IPv4, and returns null without a peer', () => {
    expect(clientAddress('::ffff:10.0.0.1', null, 0)).toBe('10.0.0.1')
    expect(clientAddress(undefined, null, 0)).toBeNull()
  })
})

it('recordPeerAddresses overwrites the header that a visitor sent, whose name is secret', async () => {
  const peer = peerHeader('a secret of the site')
  expect(peer).toMatch(/^x-peer-[0-9a-f]{32}$/)
  expect(peerHeader('another secret')).not.toBe(peer)
  const stop = recordPeerAddresses(peer)
  const server = createServer((request, response) => {
    response.end(String(request.headers[peer]))
  })
  const origin = `http://127.0.0.1:${await listen(server)}`
  const answer = await fetch(origin, {headers: {[peer]: '6.6.6.6'}})
  expect(await answer.text()).toBe('127.0.0.1')
  stop()
  server.closeAllConnections()
  server.close()
})
