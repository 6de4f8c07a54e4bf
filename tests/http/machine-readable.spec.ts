import {expect, test, type APIRequestContext} from '@playwright/test'
import sharp from 'sharp'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {metaOf, openPage} from '#tests/support/html-page.ts'

test('Markdown has tables, answers and absolute links, without header and footer (SEO-4)', async ({
  request,
}) => {
  const prices = await (await request.get('/pricing.md')).text()
  expect(prices).toMatch(/\| Service +\| Price +\|/)
  expect(prices).toContain(`[Ask about a price](${site}/contact)`)
  expect(prices).not.toMatch(/Skip to main content|All rights reserved|Register Interest/)
  const questions = await (await request.get('/faq.md')).text()
  expect(questions.match(/^### /gm)?.length).toBeGreaterThanOrEqual(25)
  const answers = await contentClient.fetch<string[]>(
    '*[_type == "faq" && isListed == true].answer[0].children[0].text',
  )
  expect(answers.length).toBeGreaterThanOrEqual(25)
  for (const answer of answers) expect(questions).toContain(answer.replace(/\{.*/, '').trim())
})

test('Markdown returns 304 when the ETag matches and 404 without a page (SEO-4)', async ({
  request,
}) => {
  const first = await request.get('/about.md')
  const {etag = ''} = first.headers()
  expect(etag).not.toBe('')
  const second = await request.get('/about.md', {headers: {'if-none-match': etag}})
  expect(second.status()).toBe(304)
  for (const path of [
    '/nowhere.md',
    '/coverage/n1.md',
    '/api/page-document',
    '/share/house-00000000/nowhere.png',
    '/share/cat-00000000/about.png',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect((await response.body()).byteLength, path).toBeLessThan(100)
  }
})

const shareImageOf = async (request: APIRequestContext, path: string) =>
  new URL(metaOf(await openPage(request, path), 'og:image') ?? '').pathname

test('share image is an immutable PNG of 1200 × 630 pixels (SEO-6)', async ({request}) => {
  for (const path of ['/', '/specialists/leila-ashgrovian']) {
    const response = await request.get(await shareImageOf(request, path))
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const {format, width, height} = await sharp(await response.body()).metadata()
    expect([format, width, height], path).toEqual(['png', 1200, 630])
  }
})

test('address of an older share image redirects to the current one (SEO-6)', async ({request}) => {
  const address = await shareImageOf(request, '/about')
  const old = await request.get(address.replace(/-[0-9a-f]{8}\//, '-00000000/'), {maxRedirects: 0})
  expect(old.status()).toBe(307)
  expect(old.headers()).toMatchObject({location: address, 'cache-control': 'no-store'})
})
