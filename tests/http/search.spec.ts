import {expect, test} from '@playwright/test'
import {allNamed, hrefOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'
import {fieldLabelled, submitForm, valueOf} from '#tests/support/submit-form.ts'

test('search finds pages in spite of a typing error and keeps the query in its field (SEARCH-1)', async ({
  request,
}) => {
  const search = await openPage(request, '/search')
  const form = one(search.main, 'form[role=search], form')
  const found = await submitForm(request, search, form, [['Search this site', 'dermatolgy']])
  expect(found.url.pathname + found.url.search).toBe('/search?q=dermatolgy')
  expect(textOf(found.main)).toContain('for “dermatolgy”')
  expect(valueOf(fieldLabelled(found.main, 'Search this site'))).toBe('dermatolgy')
  const results = one(found.main, '[data-search-results]').querySelectorAll('li a')
  expect(results.length).toBeGreaterThan(0)
  for (const result of results) expect((await request.get(hrefOf(result) ?? '')).status()).toBe(200)
})

test('search page shows no results without a query and is never cached with one (SEARCH-1)', async ({
  request,
}) => {
  const empty = await request.get('/search?q=%20')
  expect(await empty.text()).not.toContain('data-count=""')
  const found = await request.get('/search?q=price')
  expect(found.headers()).toMatchObject({'cache-control': 'no-store', 'x-robots-tag': 'noindex'})
  expect(await (await request.get('/search')).text()).not.toContain('for “price”')
})

test('search shows 999 and 111 above all results that have no card of help (SEARCH-4)', async ({
  request,
}) => {
  for (const query of ['old%20people', 'prices']) {
    const {main} = await openPage(request, `/search?q=${query}`)
    const line = one(main, '[data-safety-line]')
    expect(textOf(line)).toBe('If someone is ill now: 999 for emergencies, 111 for advice.')
    expect(line.querySelectorAll('a').map(hrefOf)).toEqual(['tel:999', 'tel:111'])
  }
  const help = await openPage(request, '/search?q=fever')
  expect(help.main.querySelector('[data-safety-line]')).toBeNull()
})

test('search for an emergency shows 999 before every result (SEARCH-2)', async ({request}) => {
  const unknown = await openPage(request, '/no/such/page')
  const found = await submitForm(request, unknown, one(unknown.root, 'form'), [
    ['Search this site', 'chest pains'],
  ])
  expect(textOf(one(found.main, 'h2'))).toMatch(/Immediate action required: Call 999/)
  expect(hrefOf(named(found.main, 'a', 'Call 999'))).toBe('tel:999')
  expect(allNamed(found.main, 'a', '111').map(hrefOf)).toContain('tel:111')
})
