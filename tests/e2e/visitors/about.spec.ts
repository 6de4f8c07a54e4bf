import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydrated.ts'

// The quotes move on where nothing speaks against it.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('CAR-1, ABOUT-3, CONST-1: quotes move on by themselves, and stop when they are told to', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const region = page.getByRole('region', {name: 'Example quotes'})
  await region.scrollIntoViewIfNeeded()
  const quote = (place: number) => region.getByRole('group', {name: `${place} of 3`})
  const stop = region.getByRole('button', {name: 'Stop slide rotation'})
  await expect(stop).toBeVisible()
  await expect(quote(2), 'the second follows after 6 s').toBeInViewport({
    ratio: 0.5,
    timeout: 9000,
  })
  await stop.click()
  await expect(region.getByRole('button', {name: 'Start slide rotation'})).toBeVisible()
  await region.getByRole('button', {name: 'Show quote 1 of 3'}).click()
  await expect(quote(1)).toBeInViewport({ratio: 0.5})
  await region.getByRole('button', {name: 'Previous quote'}).click()
  await expect(quote(3), 'they are a loop').toBeInViewport({ratio: 0.5})
})

test('CAR-1, DES-5: on narrow screens the controls stand above the quotes, whose length does not move them', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/about')
  const region = page.getByRole('region', {name: 'Example quotes'})
  // Its code comes when it is near the window.
  await region.scrollIntoViewIfNeeded()
  const controls = await region.locator('[data-carousel-controls]').boundingBox()
  const slides = await region.locator('[data-carousel-slides]').boundingBox()
  if (controls === null || slides === null) throw new Error('The carousel is not rendered.')
  expect(controls.y + controls.height).toBeLessThanOrEqual(slides.y)
})

test('UPD-1: updates and promises stand on the page and in its feed', async ({page, request}) => {
  await page.goto('/updates')
  await expect(page.getByRole('link', {name: 'Back to Home'})).toHaveAttribute('href', '/')
  const entry = page.getByRole('listitem').filter({has: page.getByText('September 2025')})
  await expect(entry.getByRole('heading', {name: 'Landing page launch'})).toBeVisible()
  await expect(entry.getByText('Launch', {exact: true})).toBeVisible()
  const address = await page
    .locator('link[rel=alternate][type="application/atom+xml"]')
    .getAttribute('href')
  const feed = await request.get(new URL(address ?? '', page.url()).pathname)
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const xml = await feed.text()
  const problems = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
    xml,
  )
  expect(problems, 'it is well-formed').toBeNull()
  expect(xml).toContain('<title>Landing page launch</title>')
  for (const text of await page.locator('[data-promise]').allInnerTexts()) {
    expect(xml).toContain(text)
  }
})

test('DEMO-1: without a video the demo has a poster, plain words and its chapters', async ({
  page,
}) => {
  await page.goto('/demo')
  await page.getByRole('link', {name: 'Watch Full Video'}).click()
  await expect(page.getByText('Our video is not ready yet.')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'Choose your service'})).toBeInViewport()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('HOME-5: a figure says how we know it, and leads to its entry in the register', async ({
    page,
  }) => {
    await page.goto('/')
    const figure = page.locator('details', {hasText: '15 weeks average wait'})
    await figure.locator('summary').click()
    await expect(figure.getByText('We have not found the source')).toBeVisible()
    await figure.getByRole('link').click()
    await expect(page).toHaveURL(/\/how-we-know#claim-average-wait$/)
    await expect(page.locator('#claim-average-wait')).toContainText('No source yet')
  })
})
