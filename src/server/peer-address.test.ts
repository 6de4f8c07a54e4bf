import {once} from 'node:events'
import {createServer} from 'node:http'
import {clientAddress, peerHeader} from '#http/client-address.ts'
import {notePeerAddresses} from './note-peer-addresses.ts'

const peer = peerHeader('a secret of the site')

const address = (headers: Record<string, string>, hops: number) =>
  clientAddress(new Headers(headers), peer, hops)

describe('clientAddress', () => {
  it.each([
    [
      'believes no header by default',
      {'x-forwarded-for': '6.6.6.6', [peer]: '10.0.0.1'},
      0,
      '10.0.0.1',
    ],
    [
      'takes the last entry behind one proxy',
      {'x-forwarded-for': '6.6.6.6, 192.0.2.7', [peer]: '10.0.0.1'},
      1,
      '192.0.2.7',
    ],
    [
      'takes the last but one behind two',
      {'x-forwarded-for': '6.6.6.6, 192.0.2.7, 10.0.0.2', [peer]: '10.0.0.1'},
      2,
      '192.0.2.7',
    ],
    [
      'falls back to the peer when there are too few',
      {'x-forwarded-for': '6.6.6.6', [peer]: '10.0.0.1'},
      2,
      '10.0.0.1',
    ],
    [
      'falls back to the peer for what is no address',
      {'x-forwarded-for': 'unknown', [peer]: '10.0.0.1'},
      1,
      '10.0.0.1',
    ],
    ['leaves a port out', {'x-forwarded-for': '192.0.2.7:50123'}, 1, '192.0.2.7'],
    ['leaves brackets and port out', {'x-forwarded-for': '[2001:DB8::1]:50123'}, 1, '2001:db8::1'],
    ['leaves brackets out', {'x-forwarded-for': '[2001:db8::1]'}, 1, '2001:db8::1'],
    ['leaves a zone out', {'x-forwarded-for': 'fe80::1%eth0'}, 1, 'fe80::1'],
    [
      'reads the end of an IPv6 address as no port',
      {'x-forwarded-for': '2001:db8::1:5012'},
      1,
      '2001:db8::1:5012',
    ],
    [
      'takes no address with more behind it',
      {'x-forwarded-for': '192.0.2.7:50123:1', [peer]: '10.0.0.1'},
      1,
      '10.0.0.1',
    ],
    ['writes IPv4 as IPv4', {[peer]: '::ffff:10.0.0.1'}, 0, '10.0.0.1'],
    ['knows nothing without headers', {}, 1, null],
    ['believes no name a visitor can guess', {'x-peer-address': '6.6.6.6'}, 0, null],
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
  ])('counts %s as one address in every spelling', (...spellings) => {
    const read = spellings.map((forwarded) => address({'x-forwarded-for': forwarded}, 1))
    expect(new Set(read)).toEqual(new Set([spellings[0]]))
  })
})

describe('peerHeader', () => {
  it('depends on the secret alone, and does not show it', () => {
    expect(peer).toMatch(/^x-peer-[0-9a-f]{32}$/)
    expect(peerHeader('a secret of the site')).toBe(peer)
    expect(peerHeader('another secret')).not.toBe(peer)
  })
})

describe('notePeerAddresses', () => {
  it('writes the real peer over what a visitor sent', async () => {
    const stop = notePeerAddresses(peer)
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
