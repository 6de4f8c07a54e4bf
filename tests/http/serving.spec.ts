import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {request as httpRequest} from 'node:http'
import type {IncomingHttpHeaders, IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {expect, test} from '@playwright/test'
import {sitePort} from '#tests/support/addresses.ts'

/** Uses Node's client, which does not decode the body. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({host: '127.0.0.1', port: sitePort, path, method, headers})
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)}
}

const decode = {br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes}

/** Returns the headers without those of the connection and the encoding. */
const ownHeaders = ({...headers}: IncomingHttpHeaders) => {
  for (const name of [
    'date',
    'etag',
    'content-length',
    'content-encoding',
    'transfer-encoding',
    'vary',
  ]) {
    Reflect.deleteProperty(headers, name)
  }
  return headers
}

test('page has the bytes and headers of Next’s response in every encoding (OPS-14)', async () => {
  for (const path of ['/', '/gp-visit', '/faq', '/sitemap.xml', '/updates/feed.xml']) {
    // A query bypasses the page cache, and no page reads it.
    const own = await get(`${path}?from=elsewhere`)
    expect([path, own.status, own.headers['x-nextjs-cache']]).toEqual([path, 200, 'HIT'])
    const sizes = []
    for (const [encoding, toBytes] of Object.entries(decode)) {
      const coded = await get(path, {'accept-encoding': encoding})
      expect(coded.headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(toBytes(coded.body).equals(own.body), `${path} ${encoding}`).toBe(true)
      expect(ownHeaders(coded.headers)).toEqual(ownHeaders(own.headers))
      expect(coded.headers.vary).toContain(own.headers.vary)
      expect(coded.headers.vary).toContain('Accept-Encoding')
      expect(coded.headers.etag).toMatch(/^W\//)
      sizes.push(coded.body.length)
    }
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    const {etag = ''} = (await get(path)).headers
    expect((await get(path, {'if-none-match': etag})).status).toBe(304)
    expect(await get(path, {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: {'content-length': String(own.body.length)},
      body: Buffer.alloc(0),
    })
  }
})

test('router data, drafts and forms bypass the page cache', async () => {
  const html = await get('/about')
  // Next redirects to the URL of the data.
  const {location = ''} = (await get('/about', {rsc: '1'})).headers
  const data = await get(location, {rsc: '1'})
  expect(data.headers['content-type']).toBe('text/x-component')
  expect(data.body.equals(html.body)).toBe(false)
  // A forged session gets the published page.
  const draft = await get('/about', {cookie: '__prerender_bypass=made-up'})
  expect(draft.body.equals(html.body)).toBe(true)
  expect((await get('/about', {}, 'POST')).status).toBe(405)
})

test('router data names its build, so a client of another build loads the whole page (OPS-8)', async () => {
  const {location = ''} = (await get('/about', {rsc: '1'})).headers
  const {body} = await get(location, {rsc: '1'})
  const build = readFileSync(join(import.meta.dirname, '..', '..', '.next', 'BUILD_ID'), 'utf8')
  // Next's client compares it with the build of the page (fetch-server-response.js).
  expect(body.toString()).toContain(`"b":"${build}"`)
})

test('static files are served as the build compressed them', async () => {
  const folder = join(import.meta.dirname, '..', '..', '.next', 'static', 'chunks')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) {
    const address = `/_next/static/chunks/${name}`
    const plain = await get(address)
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(plain.headers['x-content-type-options']).toBe('nosniff')
    const coded = await get(address, {'accept-encoding': 'gzip, br'})
    if (plain.body.length < 512) continue
    expect([name, coded.headers['content-encoding']]).toEqual([name, 'br'])
    expect(brotliDecompressSync(coded.body).equals(plain.body), name).toBe(true)
  }
  expect((await get('/_next/static/chunks/none.js')).status).toBe(404)
})
