import {gzipSync} from 'node:zlib'
import {sendRaw} from '#lib/testing/raw-request.ts'
import {maxBodyBytes, startAnalyticsEndpoint} from './endpoint.ts'

const received: unknown[][] = []
let isFull = false
const endpoint = await startAnalyticsEndpoint(0, (events) => {
  if (!isFull) received.push(events)
  return !isFull
})
const host = `http://127.0.0.1:${endpoint.port}`
const own = {origin: 'http://localhost:3000'}

beforeEach(() => {
  received.length = 0
  isFull = false
})
afterAll(() => endpoint.close())

const post = (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = own) =>
  fetch(host + path, {method: 'POST', body, headers})

const view = {event: '$pageview', properties: {token: 'local'}}

describe('startAnalyticsEndpoint', () => {
  it.each([
    ['one event', '/i/v0/e/', JSON.stringify(view)],
    ['a list', '/e/', JSON.stringify([view])],
    ['a batch', '/batch/', JSON.stringify({api_key: 'local', batch: [view]})],
    ['gzip', '/e/?compression=gzip-js', gzipSync(JSON.stringify([view]))],
    [
      'a beacon',
      '/e/?compression=base64&beacon=1',
      new URLSearchParams({data: Buffer.from(JSON.stringify([view])).toString('base64')}),
    ],
  ])('accepts %s as PostHog does (AN-1)', async (_format, path, body) => {
    const response = await post(path, body)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(own.origin)
    expect(await response.json()).toEqual({status: 1})
    expect(received).toEqual([[view]])
  })

  it('returns the settings of a project without extras, and no feature flags', async () => {
    const settings: unknown = await (await fetch(`${host}/array/local/config`)).json()
    expect(settings).toMatchObject({token: 'local', sessionRecording: false, surveys: false})
    const flags: unknown = await (await post('/flags/?v=2', '{"token":"local"}')).json()
    expect(flags).toMatchObject({featureFlags: {}, errorsWhileComputingFlags: false})
  })

  it('allows preflight requests of local pages', async () => {
    const response = await fetch(`${host}/e/`, {method: 'OPTIONS', headers: own})
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(response.ok).toBe(true)
  })

  it('refuses pages of other origins and foreign host names', async () => {
    const foreign = await post('/e/', JSON.stringify(view), {origin: 'https://www.example.org'})
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    const rebound = `GET /array/local/config HTTP/1.1\r\nHost: www.example.org\r\nConnection: close\r\n\r\n`
    expect(await sendRaw(endpoint.port, Buffer.from(rebound), 5000)).toMatchObject({status: 403})
    expect(received).toEqual([])
  })

  it.each([
    ['no JSON', 400, 'event'],
    ['damaged gzip', 400, Buffer.from([0x1f, 0x8b, 1, 2])],
    ['a large body', 413, 'x'.repeat(maxBodyBytes + 1)],
    ['a body that is large when decompressed', 400, gzipSync(Buffer.alloc(50_000_000))],
  ])('refuses %s and goes on', async (_case, status, body) => {
    expect((await post('/e/', body)).status).toBe(status)
    expect((await post('/e/', JSON.stringify(view))).status).toBe(200)
    expect(received).toHaveLength(1)
  })

  it('refuses a body whose length is not announced, because it could be endless', async () => {
    const chunked = `POST /e/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\n[]\r\n0\r\n\r\n`
    expect(await sendRaw(endpoint.port, Buffer.from(chunked), 5000)).toMatchObject({status: 413})
    expect(received).toEqual([])
  })

  it('reports events that cannot be stored, so that a form keeps its address (MOD-4)', async () => {
    isFull = true
    expect((await post('/i/v0/e/', JSON.stringify(view))).status).toBe(503)
  })
})
