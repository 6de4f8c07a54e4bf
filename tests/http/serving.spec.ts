import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {request as httpRequest} from 'node:http'
import type {IncomingMessage} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {brotliDecompressSync} from 'node:zlib'
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

test('router data, which names its build, drafts and forms bypass the page cache (OPS-8)', async () => {
  const html = await get('/about')
  // Next redirects to the URL of the data.
  const {location = ''} = (await get('/about', {rsc: '1'})).headers
  const data = await get(location, {rsc: '1'})
  expect(data.headers['content-type']).toBe('text/x-component')
  expect(data.body.equals(html.body)).toBe(false)
  // Next's client loads the whole page when its build is another (fetch-server-response.js).
  const build = readFileSync(join(import.meta.dirname, '..', '..', '.next', 'BUILD_ID'), 'utf8')
  expect(data.body.toString()).toContain(`"b":"${build}"`)
  // A forged session gets the published page.
  const draft = await get('/about', {cookie: '__prerender_bypass=made-up'})
  expect(draft.body.equals(html.body)).toBe(true)
  expect((await get('/about', {}, 'POST')).status).toBe(405)
})

test('static files are served as the build compressed them', async () => {
  const folder = join(import.meta.dirname, '..', '..', '.next', 'static', 'chunks')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts.slice(0, 10)) {
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
