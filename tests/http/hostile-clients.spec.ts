import {expect, test} from '@playwright/test'
import {sendRaw} from '#lib/testing/raw-request.ts'
import {sitePort} from '#tests/support/addresses.ts'
import {newAddress} from '#tests/support/forms.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

test('registration API refuses requests from another site, as JSON and as a form', async ({
  request,
}) => {
  const person = {name: 'Grace', lastName: 'Hopper', email: 'a@b.example', role: 'patient'}
  const headers = {origin: 'https://elsewhere.example'}
  for (const body of [{data: person}, {form: person}]) {
    const response = await request.post('/api/interest/register', {headers, ...body})
    expect(response.status()).toBe(403)
  }
})

test('page of a signed link sends no referrer', async ({request}) => {
  const response = await request.get('/api/interest/confirm?token=forged', {maxRedirects: 0})
  expect(response.headers()['referrer-policy']).toBe('no-referrer')
})

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

for (const [what, target, status] of [
  ['7,900 repeated parameters', `/about?${'a&'.repeat(7900)}`, 414],
  ['dot segments', '/x/../about', 308],
] as const) {
  test(`site returns ${status} for ${what} (OPS-4)`, async () => {
    const head = `GET ${target} HTTP/1.1\r\nHost: localhost:${sitePort}\r\nConnection: close\r\n\r\n`
    expect((await sendRaw(sitePort, Buffer.from(head), 15_000))?.status).toBe(status)
  })
}

test('browsers and CDNs revalidate pages and files that follow a publication (OPS-14)', async ({
  request,
}) => {
  for (const path of ['/about', '/robots.txt', '/llms.txt', '/sitemap.xml', '/updates/feed.xml']) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
    expect(headers['vary'], path).toContain('Accept-Encoding')
    expect(headers['etag'], path).toBeTruthy()
  }
})
