import {createServer} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import {recordPeerAddresses} from './prepare-requests.ts'

const peer = peerHeader('a secret of the site')

const address = (forwarded: string | null, hops = 1, own: string | undefined = '10.0.0.1') =>
  clientAddress(own, forwarded, hops)

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
  ])('%s', (_case, forwarded, hops, expected) => {
    expect(address(forwarded, hops)).toBe(expected)
  })

  it('converts a mapped IPv6 peer to IPv4, and returns null without a peer', () => {
    expect(address(null, 0, '::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(clientAddress(undefined, null, 0)).toBeNull()
  })

  it.each([
    ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', '2001:db8:0000::0001', '[2001:db8:0::1]:443'],
    ['2001:db8::102:304', '2001:db8::1.2.3.4'],
    ['192.0.2.7', '192.000.002.007', '::FFFF:c000:207', '0:0:0:0:0:ffff:c000:0207'],
  ])('normalizes every spelling of %s', (...spellings) => {
    expect(new Set(spellings.map((forwarded) => address(forwarded)))).toEqual(
      new Set([spellings[0]]),
    )
  })
})

describe('peerHeader', () => {
  it('depends only on the secret, and does not reveal it', () => {
    expect(peer).toMatch(/^x-peer-[0-9a-f]{32}$/)
    expect(peerHeader('a secret of the site')).toBe(peer)
    expect(peerHeader('another secret')).not.toBe(peer)
  })
})

describe('recordPeerAddresses', () => {
  it('overwrites the header that a visitor sent', async () => {
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
})
