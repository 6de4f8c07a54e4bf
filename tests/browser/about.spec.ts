import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// The quotes rotate only with motion.
test.use({contextOptions: {reducedMotion: 'no-preference'}})

test('quotes rotate until the visitor stops them, and their controls stay above them on a phone (CAR-1, ABOUT-3, CONST-1, DES-5)', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, '/about')
  const region = page.getByRole('region', {name: 'Example quotes'})
  await region.scrollIntoViewIfNeeded()
  const quote = (place: number) => region.getByRole('group', {name: `${place} of 3`})
  const stop = region.getByRole('button', {name: 'Stop the quotes changing'})
  await expect(stop).toBeVisible()
  await page.clock.fastForward(6000)
  await expect(quote(2), 'the second follows after 6 s').toBeInViewport({ratio: 0.5})
  await stop.click()
  await expect(region.getByRole('button', {name: 'Start the quotes changing'})).toBeVisible()
  await region.getByRole('button', {name: 'Show quote 1 of 3'}).click()
  await expect(quote(1)).toBeInViewport({ratio: 0.5})
  await region.getByRole('button', {name: 'Previous quote'}).click()
  await expect(quote(3), 'they are a loop').toBeInViewport({ratio: 0.5})

  await page.setViewportSize({width: 390, height: 844})
  const [controls, slides] = await Promise.all([
    region.locator('[data-carousel-controls]').boundingBox(),
    region.locator('[data-carousel-slides]').boundingBox(),
  ])
  if (controls === null || slides === null) throw new Error('The carousel is not rendered.')
  expect(controls.y + controls.height).toBeLessThanOrEqual(slides.y)
})

test('the focus stays in the quotes when their controls arrive (CAR-1, WCAG 2.4.3)', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const region = page.getByRole('region', {name: 'Example quotes'})
  await region.locator('[data-carousel-viewport]').focus()
  await expect(region.getByRole('button', {name: 'Next quote'})).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(region.getByRole('group', {name: '2 of 3'})).toBeInViewport({ratio: 0.5})
})
