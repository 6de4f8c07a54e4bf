import {expect, test, type APIRequestContext} from '@playwright/test'
import {outcomePages} from '#model/outcome-pages.ts'
import {markdownAddress} from '#model/renditions.ts'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'

interface Listing {
  path: string
  noIndex: boolean
}

const listing = '*[_type == "page"]{"path": path.current, "noIndex": coalesce(seo.noIndex, false)}'
const allPages = () => contentClient.fetch<Listing[]>(listing)

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** The address in an element of the head. */
const addressIn = (page: string, element: RegExp) =>
  element.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? null

test('SEO-1: the sitemap has every page that may be found, and nothing else', async ({request}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const text = await response.text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const expected = (await allPages()).filter(({noIndex}) => !noIndex).map(({path}) => site + path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(listed.length).toBeGreaterThan(30)
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(listed.length)
  const outcomes = new Set(outcomePages.map(({path}) => site + path))
  expect(listed.filter((url) => outcomes.has(url))).toEqual([])
  for (const url of listed) {
    const page = await html(request, url)
    expect(page, url).not.toContain('noindex')
    const canonical = addressIn(page, /<link rel="canonical" href="([^"]+)"/) ?? ''
    expect(new URL(canonical).toString(), url).toBe(new URL(url).toString())
  }
})

test('SEO-1: variants of pages, profiles of examples and outcomes ask not to be listed', async ({
  request,
}) => {
  for (const path of ['/coverage/n1', '/doctors/adaeze-thornbury', '/contact/received']) {
    expect(await html(request, path), path).toContain('<meta name="robots" content="noindex"')
  }
})

test('SEO-3: llms.txt names the site and leads to the Markdown of every page, once', async ({
  request,
}) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^# Lamplight\n\n> Lamplight plans to bring GPs/)
  expect(text).toMatch(/\n## For Patients\n\n- \[/)
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): \S.*$/gm)].map(([, url]) => url ?? '')
  const expected = (await allPages())
    .filter(({noIndex}) => !noIndex)
    .map(({path}) => site + markdownAddress(path))
  expect(links.toSorted()).toEqual(expected.toSorted())
})

test('SEO-4: each page has its words as Markdown, and names where', async ({request}) => {
  for (const {path, noIndex} of await allPages()) {
    const page = await html(request, path)
    const address = markdownAddress(path)
    expect(page).toContain(`<link rel="alternate" type="text/markdown" href="${site}${address}"`)
    const response = await request.get(address)
    const text = await response.text()
    const headers = response.headers()
    expect(headers['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(headers['x-robots-tag'], path).toBe(noIndex ? 'noindex' : undefined)
    expect(headers['link'], path).toBe(noIndex ? undefined : `<${site}${path}>; rel="canonical"`)
    expect(text.match(/^(- )?# \S/gm), path).toHaveLength(1)
    expect(text, path).not.toMatch(/<\w+|\]\(\/|\]\(#|\{[a-z]\w*\}/)
  }
})

test('SEO-4: Markdown has tables and answers, whole links and nothing of the frame', async ({
  request,
}) => {
  const prices = await (await request.get('/pricing.md')).text()
  expect(prices).toMatch(/\| Service +\| Price +\|/)
  expect(prices).toContain(`[contact form](${site}/contact)`)
  expect(prices).not.toMatch(/Skip to main content|All rights reserved|Register Interest/)
  const questions = await (await request.get('/faq.md')).text()
  expect(questions.match(/^### /gm)?.length).toBeGreaterThanOrEqual(25)
  const answers = await contentClient.fetch<string[]>(
    '*[_type == "faq" && isListed == true].answer[0].children[0].text',
  )
  expect(answers.length).toBeGreaterThanOrEqual(25)
  for (const answer of answers) expect(questions).toContain(answer.replace(/\{.*/, '').trim())
})

test('SEO-4: Markdown that has not changed is not sent again, and no page is no Markdown', async ({
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
    '/api/markdown',
    '/api/share-picture',
    '/share/house-00000000/nowhere.png',
    '/share/cat-00000000/about.png',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect((await response.body()).byteLength, path).toBeLessThan(100)
  }
})

const pictureOf = (page: string) =>
  addressIn(page, /<meta property="og:image" content="([^"]+)"/) ?? ''

test('SEO-2, SEO-6: each page names its picture, and the picture its headline', async ({page}) => {
  for (const {path} of await allPages()) {
    const text = await html(page.request, path)
    expect(pictureOf(text), path).toMatch(/^http:\/\/[^/]+\/share\/[a-z-]+-[0-9a-f]{8}\/.+\.png$/)
    expect(text, path).toContain('<meta name="twitter:card" content="summary_large_image"')
    expect(text, path).toContain('<meta property="og:image:width" content="1200"')
    expect(text, path).toContain('<meta property="og:image:height" content="630"')
  }
  for (const path of ['/', '/gp-visit', '/faq', '/providers/nurse', '/contact', '/coverage']) {
    await page.goto(path)
    const alt = await page.locator('meta[property="og:image:alt"]').getAttribute('content')
    const headline = await page.getByRole('heading', {level: 1}).innerText()
    expect(alt, path).toBe(headline.replace(/\s+/g, ' '))
  }
})

test('SEO-6: the picture of a page is a PNG of 1200 × 630 pixels that may be kept for ever', async ({
  page,
}) => {
  await page.goto('/')
  for (const path of ['/', '/gp-visit', '/nurse-visit', '/specialists/leila-ashgrovian']) {
    const address = new URL(pictureOf(await html(page.request, path))).pathname
    const response = await page.request.get(address)
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const size = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    }, address)
    expect(size, path).toEqual([1200, 630])
  }
})

test('SEO-6: the address of an older picture leads to the newest one', async ({request}) => {
  const address = new URL(pictureOf(await html(request, '/about'))).pathname
  const old = await request.get(address.replace(/-[0-9a-f]{8}\//, '-00000000/'), {maxRedirects: 0})
  expect(old.status()).toBe(307)
  expect(old.headers()).toMatchObject({location: address, 'cache-control': 'no-store'})
})
