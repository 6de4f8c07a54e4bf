import {expect, test} from '@playwright/test'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {markdownPath} from '#shared/page-documents.ts'
import {tokensIn} from '#shared/tokens.ts'
import {site} from '#tests/support/addresses.ts'
import {allPaths} from '#tests/support/all-paths.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {graphOf, referencesIn} from '#tests/support/graph.ts'
import {
  hrefOf,
  type HtmlPage,
  linkOf,
  metaOf,
  one,
  openPage,
  textOf,
} from '#tests/support/html-page.ts'
import {validateHtml} from '#tests/support/validate-html.ts'

// All tests of this file read the same responses, so one worker runs them.
test.describe.configure({mode: 'default'})

/** Every page by its path. */
const pages = new Map<string, HtmlPage>()
/** The pages of the dataset. */
let documents: {path: string; noIndex: boolean}[] = []

const pageOf = (path: string): HtmlPage => {
  const page = pages.get(path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return page
}

test.beforeAll(async ({request}) => {
  documents = await contentClient.fetch(
    '*[_type == "page"]{"path": path.current, "noIndex": coalesce(seo.noIndex, false)}',
  )
  expect(documents.length).toBeGreaterThan(40)
  for (const path of await allPaths()) pages.set(path, await openPage(request, path))
  expect(pages.size).toBeGreaterThan(60)
})

test('every page is prerendered with one h1, a title, a description and no unfilled token (G-1, G-4, G-8)', () => {
  for (const [path, page] of pages) {
    if (/^\/(review|nobody.*|not-found-page|api\/.*)$/.test(path)) continue
    expect(page.response.status(), path).toBe(200)
    expect(page.root.querySelectorAll('h1'), path).toHaveLength(1)
    expect(page.title, path).not.toBe('')
    expect(metaOf(page, 'description'), path).toMatch(/^.{50,160}$/)
    expect(tokensIn(page.root.toString()), path).toEqual([])
    // A query bypasses the cache, and variants are rendered on request.
    if (/[?]|^\/coverage\//.test(path)) continue
    expect(page.response.headers()[pageCacheHeader], path).toBe(pageCacheStates.fresh)
  }
  expect(pageOf('/nurse-visit').title).toContain('Book a Nurse Home Visit')
  expect(new URL(linkOf(pageOf('/home'), 'canonical') ?? '', site).pathname).toBe('/')
})

test('every page has strict headers and runs only its own scripts (SEC-1, SEC-2)', () => {
  for (const [path, {response}] of pages) {
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie'], path).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/^default-src 'none';/)
    expect(policy.split('; '), path).toEqual(
      expect.arrayContaining([
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts, path).not.toMatch(/unsafe|data:|blob:/)
    // The theme, the script loader and the start of Next's code.
    expect(scripts.match(/'sha256-/g)?.length, path).toBeGreaterThanOrEqual(3)
    // A header of this size passes every proxy.
    expect(policy.length, path).toBeLessThan(3500)
  }
})

test('HTML of every page is valid (DES-10)', async () => {
  const found: string[] = []
  for (const path of [...documents.map((each) => each.path), '/nobody/lives/here']) {
    const issues = await validateHtml(pageOf(path).html)
    found.push(...issues.map((issue) => `${path}: ${issue}`))
  }
  expect(found).toEqual([])
})

test('no link on the site is dead (G-2)', async ({request}) => {
  const targets = new Set<string>()
  for (const [path, {root}] of pages) {
    for (const link of root.querySelectorAll('a[href]')) {
      const target = new URL(hrefOf(link) ?? '', site + path)
      if (target.origin === site && !pages.has(target.pathname)) targets.add(target.pathname)
    }
  }
  expect(targets.size).toBeGreaterThan(20)
  const dead: string[] = []
  for (const path of targets) {
    const response = await request.get(path)
    if (!response.ok()) dead.push(`${path} ${response.status()}`)
  }
  expect(dead).toEqual([])
})

test('sitemap has every page that may be indexed and nothing else (SEO-1)', async ({request}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const text = await response.text()
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const expected = documents.filter(({noIndex}) => !noIndex).map(({path}) => site + path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(listed.length)
  for (const url of listed) {
    const page = pageOf(url.slice(site.length))
    expect(page.html, url).not.toContain('noindex')
    expect(new URL(linkOf(page, 'canonical') ?? '').href, url).toBe(new URL(url).href)
  }
  for (const path of ['/coverage/n1', '/doctors/adaeze-thornbury', '/contact/received'])
    expect(metaOf(pageOf(path), 'robots'), path).toMatch(/^noindex/)
})

test('every page links to its copy as Markdown, and llms.txt links those that may be indexed (SEO-3, SEO-4)', async ({
  request,
}) => {
  const summary = await request.get('/llms.txt')
  expect(summary.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await summary.text()
  expect(text).toMatch(/^# Lamplight\n\n> Lamplight plans to bring GPs/)
  expect(text).toMatch(/\n## For Patients\n\n- \[/)
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): \S.*$/gm)].map(([, url]) => url)
  const expected = documents.filter(({noIndex}) => !noIndex)
  expect(links.toSorted()).toEqual(expected.map(({path}) => site + markdownPath(path)).toSorted())

  for (const {path, noIndex} of documents) {
    const address = markdownPath(path)
    expect(linkOf(pageOf(path), 'alternate', 'text/markdown')).toBe(site + address)
    const response = await request.get(address)
    const headers = response.headers()
    expect(headers['content-type'], path).toBe('text/markdown; charset=utf-8')
    expect(headers['x-robots-tag'], path).toBe(noIndex ? 'noindex' : undefined)
    expect(headers['link'], path).toBe(noIndex ? undefined : `<${site}${path}>; rel="canonical"`)
    const copy = await response.text()
    expect(copy.match(/^(- )?# \S/gm), path).toHaveLength(1)
    expect(copy, path).not.toMatch(/<\w+|\]\(\/|\]\(#|\{[a-z]\w*\}/)
  }
})

test('every page names its share image, whose alternative text is the headline (SEO-2, SEO-6)', () => {
  for (const {path} of documents) {
    const page = pageOf(path)
    expect(metaOf(page, 'og:image'), path).toMatch(
      /^http:\/\/[^/]+\/share\/[a-z-]+-[0-9a-f]{8}\/.+\.png$/,
    )
    expect(metaOf(page, 'twitter:card'), path).toBe('summary_large_image')
  }
  for (const path of ['/', '/faq', '/coverage']) {
    const page = pageOf(path)
    expect(metaOf(page, 'og:image:alt'), path).toBe(textOf(one(page.main, 'h1')))
  }
})

/** Properties that search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'email', 'areaServed'],
  WebSite: ['url', 'potentialAction'],
  WebPage: ['name', 'description', 'url'],
  FAQPage: ['url', 'mainEntity'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'url', 'provider'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
}

test('structured data describes the organisation, the page and its content (SEO-5, LAW-11)', () => {
  const seen = new Set<string>()
  const profiles = [...pages.keys()].filter((path) => /^\/(doctors|specialists|book)\//.test(path))
  for (const path of [...documents.map((each) => each.path), ...profiles]) {
    const nodes = graphOf(pageOf(path).html)
    for (const node of nodes) {
      const type = node['@type']
      seen.add(type)
      expect(Object.keys(node), `${path}: ${type}`).toEqual(
        expect.arrayContaining([...(required[type] ?? [])]),
      )
      expect(Object.values(node), `${path}: ${type}`).not.toContain('')
      // The seed has an invented number and address, which are not shown.
      expect(node).not.toHaveProperty('telephone')
      expect(node).not.toHaveProperty('address')
    }
    expect(nodes.slice(0, 2), path).toMatchObject([{'@type': 'Organization'}, {'@type': 'WebSite'}])
    const page = nodes.find((node) => /^(WebPage|FAQPage)$/.test(node['@type']))
    expect(page?.['url'], path).toBe(site + path)
    const ids = nodes.map((node) => node['@id'])
    for (const reference of referencesIn(nodes)) expect(ids, path).toContain(reference)
    expect(JSON.stringify(nodes), path).not.toMatch(/[\u200b-\u200d\ufeff]|\{[a-z][A-Za-z]*\}/)
  }
  // Sample profiles and ratings are not among the types.
  expect([...seen].toSorted()).toEqual(Object.keys(required).toSorted())
})
