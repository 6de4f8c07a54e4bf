import {once} from 'node:events'
import {createServer} from 'node:http'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import {recordPeerAddresses} from './prepare-requests.ts'

const peer = peerHeader('a secret of the site')

const address = (headers: Record<string, string>, hops: number) =>
  clientAddress(headers[peer], headers['x-forwarded-for'] ?? null, hops)

describe('clientAddress', () => {
  it.each([
    [
      'ignores forwarded headers by default',
      {'x-forwarded-for': '6.6.6.6', [peer]: '10.0.0.1'},
      0,
      '10.0.0.1',
    ],
    [
      'uses the last entry behind one proxy',
      {'x-forwarded-for': '6.6.6.6, 192.0.2.7', [peer]: '10.0.0.1'},
      1,
      '192.0.2.7',
    ],
    [
      'uses the last but one behind two proxies',
      {'x-forwarded-for': '6.6.6.6, 192.0.2.7, 10.0.0.2', [peer]: '10.0.0.1'},
      2,
      '192.0.2.7',
    ],
    [
      'falls back to the peer when there are too few entries',
      {'x-forwarded-for': '6.6.6.6', [peer]: '10.0.0.1'},
      2,
      '10.0.0.1',
    ],
    [
      'falls back to the peer for a malformed entry',
      {'x-forwarded-for': 'unknown', [peer]: '10.0.0.1'},
      1,
      '10.0.0.1',
    ],
    ['drops a port', {'x-forwarded-for': '192.0.2.7:50123'}, 1, '192.0.2.7'],
    ['drops brackets and port', {'x-forwarded-for': '[2001:DB8::1]:50123'}, 1, '2001:db8::1'],
    ['drops brackets', {'x-forwarded-for': '[2001:db8::1]'}, 1, '2001:db8::1'],
    ['drops a zone', {'x-forwarded-for': 'fe80::1%eth0'}, 1, 'fe80::1'],
    [
      'keeps the last group of an IPv6 address, which is no port',
      {'x-forwarded-for': '2001:db8::1:5012'},
      1,
      '2001:db8::1:5012',
    ],
    [
      'rejects an address with two ports',
      {'x-forwarded-for': '192.0.2.7:50123:1', [peer]: '10.0.0.1'},
      1,
      '10.0.0.1',
    ],
    ['converts mapped IPv6 to IPv4', {[peer]: '::ffff:10.0.0.1'}, 0, '10.0.0.1'],
    ['returns null without headers', {}, 1, null],
    ['ignores a header name that a visitor could guess', {'x-peer-address': '6.6.6.6'}, 0, null],
  ])('%s', (_case, headers, hops, expected) => {
    expect(address(headers, hops)).toBe(expected)
  })

  it.each([
    ['2001:db8::1', '2001:0DB8:0:0:0:0:0:1', '2001:db8:0000::0001', '[2001:db8:0::1]:443'],
    ['2001:db8::102:304', '2001:db8::1.2.3.4', '2001:DB8:0:0::102:304'],
    [
      '192.0.2.7',
      '192.000.002.007',
      '::ffff:192.0.2.7',
      '::FFFF:c000:207',
      '0:0:0:0:0:ffff:c000:0207',
    ],
  ])('normalizes every spelling of %s', (...spellings) => {
    const read = spellings.map((forwarded) => address({'x-forwarded-for': forwarded}, 1))
    expect(new Set(read)).toEqual(new Set([spellings[0]]))
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
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    if (typeof bound !== 'object' || bound === null) throw new Error('no port')
    const answer = await fetch(`http://127.0.0.1:${bound.port}`, {
      headers: {[peer]: '6.6.6.6'},
    })
    expect(await answer.text()).toBe('127.0.0.1')
    stop()
    server.closeAllConnections()
    server.close()
  })
})
