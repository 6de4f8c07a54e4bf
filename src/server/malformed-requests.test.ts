import {once} from 'node:events'
import {createServer} from 'node:http'
import {sendRaw} from '#lib/testing/raw-request.ts'
import {rejectMalformedRequests} from './prepare-requests.ts'

const stop = rejectMalformedRequests()
const server = createServer((request, response) => {
  response.end(`${request.method ?? ''} ${request.url ?? ''}`)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const bound = server.address()
const port = typeof bound === 'object' && bound !== null ? bound.port : 0

afterAll(() => {
  stop()
  server.close()
})

/** Returns the request line as the server sees it. */
async function requestLine(line: string): Promise<string | undefined> {
  const request = `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  return (await sendRaw(port, Buffer.from(request, 'latin1'), 10_000))?.body
    .split('\r\n')
    .find((text) => / \//.test(text))
}

describe('rejectMalformedRequests', () => {
  it.each([
    'GET /',
    'POST /api/contact?form=x',
    'GET /caf%C3%A9',
    'GET /about?x=%ff',
    'OPTIONS /about',
  ])('passes valid requests on unchanged: %s', async (line) => {
    expect(await requestLine(line)).toBe(line)
  })

  it.each(['GET /x%.x', 'GET /x%ff', 'POST /api/%ff', 'GET /%C3?x=1', 'OPTIONS *'])(
    'rewrites a malformed request to a 400 response: %s',
    async (line) => {
      expect(await requestLine(line)).toBe('GET /api/bad-request')
    },
  )

  it('reduces an absolute address to its path', async () => {
    expect(await requestLine('GET http://other.example:80/about?x=1')).toBe('GET /about?x=1')
    expect(await requestLine('GET HTTP://other.example')).toBe('GET /')
  })

  const parameters = (count: number) => Array.from({length: count}, () => 'a').join('&')

  it.each([
    ['a query of 8,000 octets', `/about?x=${'a'.repeat(7991)}`],
    ['50 parameters', `/about?${parameters(50)}`],
    ['a path of 8,000 octets', `/${'a'.repeat(7999)}`],
  ])('passes on %s', async (_, target) => {
    expect(await requestLine(`GET ${target}`)).toBe(`GET ${target}`)
  })

  it.each([
    ['a query above 8,000 octets', `/about?x=${'a'.repeat(7992)}`, '/api/uri-too-long'],
    ['a repeated parameter of 15.8 KB', `/about?${'a&'.repeat(7900)}`, '/api/uri-too-long'],
    ['a path above 8,000 octets', `/${'a'.repeat(8000)}`, '/api/uri-too-long'],
    ['51 parameters', `/api/health?${parameters(51)}`, '/api/bad-request'],
    ['50 separators after one parameter', `/?a${'&'.repeat(50)}`, '/api/bad-request'],
  ])('rejects %s', async (_, target, refusal) => {
    expect(await requestLine(`GET ${target}`)).toBe(`GET ${refusal}`)
  })

  it('rewrites TRACE to a 405 response', async () => {
    expect(await requestLine('TRACE /about')).toBe('GET /api/method-not-allowed')
  })
})
