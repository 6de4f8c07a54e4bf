import {expect, test} from '@playwright/test'
import {sendRaw} from '#lib/testing/raw-request.ts'
import {sitePort} from '#tests/support/addresses.ts'
import {newAddress} from '#tests/support/forms.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

test('image optimizer of Next is switched off', async ({request}) => {
  for (const path of [
    '/_next/image?url=%2Flogo.png&w=640&q=75',
    '/_next/image?url=http%3A%2F%2F127.0.0.1%3A3333%2Fstudio&w=640&q=75',
    '/_next/image',
  ]) {
    const response = await request.get(path, {maxRedirects: 0})
    expect([response.status(), (await response.text()).length], path).toEqual([404, 10])
  }
})

test('/media hides the error messages of the content lake (OPS-5)', async ({request}) => {
  const absent = '0123456789abcdef'.repeat(3).slice(0, 40)
  for (const path of [
    `/media/files/${absent}.pdf`,
    '/media/files/nothing.pdf',
    `/media/images/${absent}-10x10.png`,
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect((await response.text()).trim()).toMatch(/^Not found$/i)
  }
})

for (const path of ['confirm', 'leave', 'unsubscribe']) {
  test(`page of a signed link to ${path} sends no referrer`, async ({request}) => {
    const response = await request.get(`/api/interest/${path}?token=forged`, {maxRedirects: 0})
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
  })
}

test('client cannot choose the address that is logged (LAW-8)', async ({request}) => {
  const email = newAddress('peer')
  const response = await request.post('/api/interest/register', {
    data: {name: 'Ada', lastName: 'Lovelace', email, role: 'patient'},
    headers: {'x-peer-address': '6.6.6.6', 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6'},
  })
  expect(response.status()).toBe(201)
  const [row] = storedRows('requestLog', email)
  expect(row?.['address']).toMatch(/^(127\.0\.0\.1|::1)$/)
})

for (const [what, lines, status] of [
  ['an offered upgrade to HTTP/2', ['GET /about', 'Upgrade: h2c'], 200],
  ['an offered upgrade to a WebSocket', ['GET /about', 'Upgrade: websocket'], 200],
  ['7,900 repeated parameters', [`GET /about?${'a&'.repeat(7900)}`], 414],
  ['51 parameters', [`GET /about?${'a&'.repeat(50)}`], 400],
  ['two Host headers', ['GET /about', 'Host: other.example'], 400],
  ['dot segments', ['GET /x/../about'], 308],
  ['repeated slashes', ['GET //x'], 308],
] as const) {
  test(`site returns ${status} for ${what} (OPS-4)`, async () => {
    const [target, ...headers] = lines
    const connection = ['close', ...(headers.length > 0 ? ['Upgrade'] : [])].join(', ')
    const request = [
      `${target} HTTP/1.1`,
      `Host: localhost:${sitePort}`,
      `Connection: ${connection}`,
      ...headers,
    ]
    const response = await sendRaw(sitePort, Buffer.from(`${request.join('\r\n')}\r\n\r\n`), 15_000)
    expect(response?.status).toBe(status)
  })
}

test('browsers and CDNs revalidate pages and files that follow a publication (OPS-14)', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/about',
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/updates/feed.xml',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
    expect(headers['vary'], path).toContain('Accept-Encoding')
    expect(headers['etag'], path).toBeTruthy()
  }
})
