import {connect} from 'node:net'
import {expect, test} from '@playwright/test'
import {sendRaw} from '#http/testing/raw-request.ts'
import {site, sitePort} from '#tests/support/addresses.ts'
import {whenAvailable} from '#tests/support/when-available.ts'

/** Sends the beginning of a request and nothing more; returns what the site says before it ends the connection. */
function sendBeginning(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(sitePort, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => (answer += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

const head = `POST /api/contact HTTP/1.1\r\nHost: localhost:${sitePort}\r\n`

test('decision 50: a form that never ends to arrive is told so, and its connection ended', async () => {
  test.setTimeout(90_000)
  const answer = await sendBeginning(
    `${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('decision 50: a connection without a whole request is ended', async () => {
  test.setTimeout(60_000)
  expect(await sendBeginning(head)).toBe('')
})

for (const path of [
  '/_next/image?url=%2Flogo.png&w=640&q=75',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%3A3333%2Fstudio&w=640&q=75',
  '/_next/image',
]) {
  test(`decision 50: nothing resizes pictures at ${path}`, async ({request}) => {
    const answer = await request.get(path, {maxRedirects: 0})
    expect([answer.status(), (await answer.text()).length]).toEqual([404, 10])
  })
}

for (const path of [
  '/media/files/0123456789abcdef0123456789abcdef01234567.pdf',
  '/media/files/nothing.pdf',
  '/media/images/0123456789abcdef0123456789abcdef01234567-10x10.png',
]) {
  test(`decision 50: no text of the content lake is read at ${path}`, async ({request}) => {
    const answer = await whenAvailable(() => request.get(path))
    expect(answer.status()).toBe(404)
    expect((await answer.text()).trim()).toMatch(/^Not found$/i)
  })
}

for (const path of ['confirm', 'leave', 'unsubscribe']) {
  test(`decision 50: the page of a signed link does not say where it is: ${path}`, async ({
    request,
  }) => {
    const answer = await request.get(`${site}/api/interest/${path}?token=forged`, {maxRedirects: 0})
    expect(answer.headers()['referrer-policy']).toBe('no-referrer')
  })
}

for (const [what, lines, status] of [
  ['an offered upgrade to HTTP/2', ['GET /about', 'Upgrade: h2c'], 200],
  ['an offered upgrade to a WebSocket', ['GET /about', 'Upgrade: websocket'], 200],
  ['7,900 repeated parameters', [`GET /about?${'a&'.repeat(7900)}`], 414],
  ['51 parameters', [`GET /about?${'a&'.repeat(50)}`], 400],
  ['two Host headers', ['GET /about', 'Host: other.example'], 400],
  ['dot segments', ['GET /x/../about'], 308],
  ['repeated slashes', ['GET //x'], 308],
] as const) {
  test(`OPS-4: the site returns ${status} for ${what}`, async () => {
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

test('OPS-14: browsers and CDNs revalidate pages and files that follow a publication', async ({
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
