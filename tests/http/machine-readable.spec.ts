import {expect, test, type APIRequestContext} from '@playwright/test'
import sharp from 'sharp'
import {outcomePages} from '#shared/outcome-pages.ts'
import {markdownPath} from '#shared/page-documents.ts'
import {site} from '#tests/support/addresses.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {linkOf, metaOf, one, openPage, textOf} from '#tests/support/html-page.ts'

interface Listing {
  path: string
  noIndex: boolean
}

const listing = '*[_type == "page"]{"path": path.current, "noIndex": coalesce(seo.noIndex, false)}'
const allPages = () => contentClient.fetch<Listing[]>(listing)

test('sitemap has every page that may be indexed and nothing else (SEO-1)', async ({request}) => {
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
    const page = await openPage(request, url)
    expect(page.html, url).not.toContain('noindex')
    expect(new URL(linkOf(page, 'canonical') ?? '').href, url).toBe(new URL(url).href)
  }
})

test('variants of pages, sample profiles and outcomes are noindex (SEO-1)', async ({request}) => {
  for (const path of ['/coverage/n1', '/doctors/adaeze-thornbury', '/contact/received']) {
    expect(metaOf(await openPage(request, path), 'robots'), path).toMatch(/^noindex/)
  }
})

test('llms.txt names the site and links the Markdown of every page once (SEO-3)', async ({
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
    .map(({path}) => site + markdownPath(path))
  expect(links.toSorted()).toEqual(expected.toSorted())
})

test('page links to its copy as Markdown (SEO-4)', async ({request}) => {
  for (const {path, noIndex} of await allPages()) {
    const page = await openPage(request, path)
    const address = markdownPath(path)
    expect(linkOf(page, 'alternate', 'text/markdown')).toBe(site + address)
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

test('Markdown has tables, answers and absolute links, without header and footer (SEO-4)', async ({
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

test('page names its share image, whose alternative text is the headline (SEO-2, SEO-6)', async ({
  request,
}) => {
  for (const {path} of await allPages()) {
    const page = await openPage(request, path)
    expect(metaOf(page, 'og:image'), path).toMatch(
      /^http:\/\/[^/]+\/share\/[a-z-]+-[0-9a-f]{8}\/.+\.png$/,
    )
    expect(metaOf(page, 'twitter:card'), path).toBe('summary_large_image')
    expect(metaOf(page, 'og:image:width'), path).toBe('1200')
    expect(metaOf(page, 'og:image:height'), path).toBe('630')
  }
  for (const path of ['/', '/gp-visit', '/faq', '/providers/nurse', '/contact', '/coverage']) {
    const page = await openPage(request, path)
    expect(metaOf(page, 'og:image:alt'), path).toBe(textOf(one(page.main, 'h1')))
  }
})

const shareImageOf = async (request: APIRequestContext, path: string) =>
  new URL(metaOf(await openPage(request, path), 'og:image') ?? '').pathname

test('share image is an immutable PNG of 1200 × 630 pixels (SEO-6)', async ({request}) => {
  for (const path of ['/', '/gp-visit', '/nurse-visit', '/specialists/leila-ashgrovian']) {
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
