import {expect, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

// The quotes rotate only with motion.
test.use({
  contextOptions: {reducedMotion: 'no-preference'},
  // Room for the whole carousel: the page scrolls smoothly, and a press on a control stops that anywhere.
  viewport: {width: 1280, height: 1400},
})

test('quotes keep the focus when their controls arrive, rotate until they are stopped, and are below their controls on a phone (CAR-1, ABOUT-3, CONST-1, DES-5, WCAG 2.4.3)', async ({
  page,
}) => {
  await page.clock.install()
  await openHydrated(page, '/about')
  const region = page.getByRole('region', {name: 'Example quotes'})
  const quote = (place: number) => region.getByRole('group', {name: `${place} of 3`})
  await region.locator('[data-carousel-viewport]').focus()
  await expect(region.getByRole('button', {name: 'Next quote'})).toBeVisible()
  await region.scrollIntoViewIfNeeded()
  await page.keyboard.press('ArrowRight')
  await expect(quote(2)).toBeInViewport({ratio: 0.5})

  await region.getByRole('button', {name: 'Start the quotes changing'}).click()
  // A pointer over the quotes pauses them.
  await page.mouse.move(0, 0)
  await page.clock.fastForward(6000)
  await expect(quote(3), 'the next follows after 6 s').toBeInViewport({ratio: 0.5})
  await region.getByRole('button', {name: 'Stop the quotes changing'}).click()
  await region.getByRole('button', {name: 'Next quote'}).click()
  await expect(quote(1), 'they are a loop').toBeInViewport({ratio: 0.5})

  await page.setViewportSize({width: 390, height: 844})
  const [controls, slides] = await Promise.all([
    region.locator('[data-carousel-controls]').boundingBox(),
    region.locator('[data-carousel-slides]').boundingBox(),
  ])
  if (controls === null || slides === null) throw new Error('The carousel is not rendered.')
  expect(controls.y + controls.height).toBeLessThanOrEqual(slides.y)
})
