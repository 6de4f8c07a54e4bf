import {type APIResponse, expect, test} from '@playwright/test'
import {optimizerUrl} from '#shared/media-paths.ts'
import {contentClient} from '#tests/support/content-client.ts'

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''

test('responses other than pages run no scripts and cannot be framed (SEC-2)', async ({
  request,
}) => {
  const home = await (await request.get('/')).text()
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const drawing = /\/_next\/static\/media\/[^"#]+\.svg/.exec(home)?.[0] ?? ''
  const share = /content="[^"]*(\/share\/[^"]+\.png)"/.exec(home)?.[1] ?? ''
  const picture = /\/_next\/image\?[^" ]+/.exec(home)?.[0]?.replaceAll('&amp;', '&') ?? ''
  const film = /\/media\/files\/[^" ]+\.mp4/.exec(home)?.[0] ?? ''
  const nothing = /default-src 'none'/
  for (const path of [
    script,
    drawing,
    share,
    picture,
    film,
    '/icon.svg',
    '/favicon.ico',
    '/site.webmanifest',
    '/about.md',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/updates/feed.xml',
    '/.well-known/security.txt',
    '/nothing.php',
    '/_next/static/nothing.js',
    '/media/nothing',
    '/api/health',
    '/api/nothing',
    '/api/draft-mode/enable',
  ]) {
    expect(path).not.toBe('')
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    // Next forwards videos with the headers of the lake.
    if (path !== film) expect(headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-)/)
    expect(headers['cross-origin-resource-policy'], path).toMatch(
      /^\/(?:media|share|_next\/image)\b/.test(path) ? /^cross-origin$/ : /^same-origin$/,
    )
    expect(headers['content-security-policy'], path).toMatch(nothing)
    expect(headers['content-security-policy'], path).not.toMatch(/script-src/)
    if (!path.startsWith('/api/'))
      expect(headers['content-security-policy'], path).toMatch(/sandbox/)
  }
})

test('preview link without a possible secret opens no draft session (decision 49)', async ({
  request,
}) => {
  for (const query of ['', '?sanity-preview-secret=guess', "?page=/about&key='"]) {
    const response = await request.get(`/api/draft-mode/enable${query}`)
    expect(response.status(), query).toBe(401)
    expect(response.headers()['set-cookie'], query).toBeUndefined()
  }
})

test('uploaded SVG is served with a policy that runs no script (SEC-3)', async ({request}) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>'
  const asset = await contentClient.assets.upload('image', Buffer.from(svg), {
    filename: 'drawing.svg',
    contentType: 'image/svg+xml',
  })
  try {
    const path = `/media/images/${asset.assetId}-8x8.svg`
    for (const address of [path, optimizerUrl(path, 320)]) {
      const response = await request.get(address)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']).toBe('image/svg+xml')
      expect(policyOf(response)).toMatch(/default-src 'none'.*sandbox/)
      expect(policyOf(response)).not.toMatch(/allow-scripts|script-src/)
    }
  } finally {
    await contentClient.delete(asset._id)
  }
})

test('security.txt names a contact and expires in 5 to 12 months (SEC-4)', async ({request}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:security@lamplight\.example$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})
