import {expect, test} from '@playwright/test'
import {formPages} from '#model/browser-forms.ts'
import {outcomePages} from '#model/outcome-pages.ts'
import {tokensIn} from '#model/tokens.ts'
import {site} from '#tests/support/addresses.ts'
import {pageCacheHeader, pageCacheStates} from '#lib/next-internals.ts'

const routes = new Set<string>([
  '/',
  '/home',
  '/about',
  '/contact',
  '/coverage',
  '/gp-visit',
  '/nurse-visit',
  '/specialist-visit',
  '/carer-visit',
  '/demo',
  '/updates',
  '/how-we-know',
  '/how-matching-works',
  '/providers/gp',
  '/providers/nurse',
  '/providers/specialist',
  '/providers/carer',
  '/providers/partners',
  '/providers/policies',
  '/search',
  '/doctors/adaeze-thornbury',
  '/specialists/leila-ashgrovian',
  '/book/adaeze-thornbury',
  '/book/specialist/leila-ashgrovian',
  '/languages',
  '/providers/policies/clinical-guidelines',
  '/providers/policies/clinical-guidelines/easy-read',
  '/providers/checklist',
  '/pricing',
  '/faq',
  '/careers',
  '/terms',
  '/privacy',
  '/cookies',
  '/accessibility',
  '/clinical-safety',
  '/trust',
  ...formPages,
  ...outcomePages.map(({path}) => path),
  '/register-interest/left',
  '/register-interest/news-confirmed',
  '/register-interest/news-stopped',
  '/register-interest/link-problem',
])

for (const route of routes) {
  test(`G-1, G-4, G-8: ${route} answers with server-rendered HTML, a title and a description`, async ({
    request,
  }) => {
    const response = await request.get(route)
    const html = await response.text()
    expect(response.status()).toBe(200)
    expect(response.headers()[pageCacheHeader]).toBe(pageCacheStates.fresh)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/)
    expect(tokensIn(withoutCode(html)), 'no token of the copy is left unfilled').toEqual([])
  })
}

/** What visitors and search engines read: everything but scripts and styles, which have braces of their own. */
function withoutCode(html: string): string {
  return html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
}

test('G-1: /home shows Home with a canonical link to /', async ({page}) => {
  await page.goto('/home')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '', site).pathname).toBe('/')
})

test('G-4: the title of /nurse-visit contains its exact words', async ({page}) => {
  await page.goto('/nurse-visit')
  await expect(page).toHaveTitle(/Book a Nurse Home Visit/)
})

test('G-2: no link on the site is dead', async ({request}) => {
  const seen = new Set<string>(['/'])
  const dead: string[] = []
  for (const path of seen) {
    const response = await request.get(path)
    if (!response.ok()) dead.push(`${path} ${response.status()}`)
    for (const [, href] of (await response.text()).matchAll(/<a[^>]*? href="([^"]+)"/g)) {
      const target = new URL(href ?? '', site + path)
      if (target.origin === site) seen.add(target.pathname)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThanOrEqual(25)
})
