import {expect, test} from '@playwright/test'
import {hrefOf, linkOf, named, one, openPage, textOf} from '#tests/support/html-page.ts'

test('updates and promises are on the page and in its feed (UPD-1)', async ({request}) => {
  const page = await openPage(request, '/updates')
  expect(hrefOf(named(page.root, 'a', 'Back to Home'))).toBe('/')
  const entry = one(page.main, '#update-2025-09-landing-page')
  named(entry, 'h2', 'Landing page launch')
  expect(textOf(entry)).toMatch(/^September 2025 Launch /)

  const address = linkOf(page, 'alternate', 'application/atom+xml') ?? ''
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const xml = await feed.text()
  expect(xml).toContain('<title>Landing page launch</title>')
  const promises = page.root.querySelectorAll('[data-promise]')
  expect(promises.length).toBeGreaterThan(0)
  for (const promise of promises) expect(xml).toContain(textOf(promise))
})

test('demo page plays its chapters and says that the full video isn’t ready (DEMO-1)', async ({
  request,
}) => {
  const page = await openPage(request, '/demo')
  expect(textOf(page.main)).toContain('The full video isn’t ready yet.')
  const chapters = hrefOf(named(page.main, 'a', 'Watch Full Video')) ?? ''
  named(one(page.main, chapters), 'h3', '1. Choose your service')
  expect(one(page.main, chapters).querySelectorAll('li video').length).toBeGreaterThan(2)
  expect(page.root.querySelectorAll('iframe')).toEqual([])
})

test('figure explains its source and links to its entry in the register (HOME-5)', async ({
  request,
}) => {
  const home = await openPage(request, '/')
  const link = named(home.main, '[popover] a', /^15 weeks average wait/)
  expect(hrefOf(link)).toBe('/how-we-know#claim-average-wait')
  expect(textOf(link.closest('li') ?? link)).toContain('We haven’t found a source')
  const register = await openPage(request, '/how-we-know')
  expect(textOf(one(register.main, '#claim-average-wait'))).toContain('15 weeks')
  expect(textOf(register.main)).toContain('We haven’t found a source for these figures yet')
})

test('quotes are slides of a named region without scripts (CAR-1)', async ({request}) => {
  const page = await openPage(request, '/about')
  const region = named(page.main, '[aria-roledescription]', 'Example quotes')
  expect(region.querySelectorAll('[role=group]')).toHaveLength(3)
})
