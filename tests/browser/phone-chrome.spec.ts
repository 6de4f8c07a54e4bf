import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

const phone = {width: 390, height: 844}
test.use({viewport: phone})

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())?.height ?? Infinity

const strip = 'aside[aria-labelledby="not-for-emergencies"]'
const columns = ['Services', 'Support', 'Company', 'Legal']

test('header is one line of 56 px below a strip of one line (G-6, HDR-3)', async ({page}) => {
  await page.goto('/gp-visit')
  const isOneLine = ([node]: Element[]) => {
    const range = document.createRange()
    if (node) range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top / 9))).size === 1
  }
  for (const width of [320, 375, 390]) {
    await page.setViewportSize({...phone, width})
    await expect(page.locator(strip).getByRole('link', {name: '999'})).toBeVisible()
    expect(await page.locator(`${strip} p`).evaluateAll(isOneLine), `${width} px`).toBe(true)
    expect(await heightOf(page, strip), `${width} px`).toBeLessThanOrEqual(44)
    expect(await heightOf(page, 'body > header'), `${width} px`).toBeLessThanOrEqual(56)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('menu of a phone holds the theme switch, and the header does elsewhere (HDR-4, THEME-1)', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  const toDark = page.getByRole('button', {name: 'Use dark theme'})
  await expect(toDark).toHaveCount(0)
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await toDark.click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  const toLight = page.getByRole('dialog').getByRole('button', {name: 'Use light theme'})
  await expect(toLight).toHaveText('Use light theme', {useInnerText: true})
  await toLight.click()
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await page.keyboard.press('Escape')
  await page.setViewportSize({width: 768, height: 900})
  await expect(page.getByRole('banner').getByRole('button', {name: 'Use dark theme'})).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('menu button leads to an unfolded footer, whose columns fold on a phone and are open on a wide screen (FTR-1, FTR-2, HDR-2)', async ({
    page,
  }) => {
    await page.goto('/gp-visit')
    const footer = page.getByRole('contentinfo')
    const terms = footer.getByRole('link', {name: 'Terms', exact: true})
    expect(await heightOf(page, '#footer')).toBeLessThanOrEqual(900)
    await expect(footer.getByRole('link', {name: 'hello@lamplight.example'})).toHaveCount(1)
    await expect(terms).toBeHidden()
    for (const column of columns) await footer.getByText(column, {exact: true}).last().click()
    await expect(terms).toBeVisible()

    await page.goto('/about')
    await expect(terms).toBeHidden()
    await page.getByRole('link', {name: 'Menu', exact: true}).click()
    await expect(page).toHaveURL('/about#footer')
    await expect(terms).toBeVisible()

    await page.setViewportSize({width: 1440, height: 900})
    await page.goto('/about')
    await expect(footer.getByRole('heading', {level: 2})).toHaveText(columns)
    await expect(footer.locator('summary').first()).toBeHidden()
    await expect(terms).toBeVisible()
  })
})
