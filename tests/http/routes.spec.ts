import {expect, test} from '@playwright/test'
import {formPages} from '#shared/html-forms.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {tokensIn} from '#shared/tokens.ts'
import {pageCacheHeader, pageCacheStates} from '#config/next-internals.ts'
import {site} from '#tests/support/addresses.ts'
import {linkOf, metaOf, openPage} from '#tests/support/html-page.ts'

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
  test(`${route} is prerendered with one h1, a title and a description (G-1, G-4, G-8)`, async ({
    request,
  }) => {
    const page = await openPage(request, route)
    expect(page.response.status()).toBe(200)
    expect(page.response.headers()[pageCacheHeader]).toBe(pageCacheStates.fresh)
    expect(page.root.querySelectorAll('h1')).toHaveLength(1)
    expect(page.title).not.toBe('')
    expect(metaOf(page, 'description')).toMatch(/^.{50,160}$/)
    expect(tokensIn(page.root.toString()), 'unfilled tokens of the copy').toEqual([])
  })
}

test('/home shows Home with a canonical link to / (G-1)', async ({request}) => {
  const canonical = linkOf(await openPage(request, '/home'), 'canonical')
  expect(new URL(canonical ?? '', site).pathname).toBe('/')
})

test('title of /nurse-visit contains its exact copy (G-4)', async ({request}) => {
  expect((await openPage(request, '/nurse-visit')).title).toContain('Book a Nurse Home Visit')
})

test('no link on the site is dead (G-2)', async ({request}) => {
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
