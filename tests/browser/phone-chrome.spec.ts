import {expect, type Page, test} from '@playwright/test'
import {pressOpener} from '#tests/support/dialogs.ts'
import {newAddress, submitButton} from '#tests/support/forms.ts'
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

test('toast appears below the header and the 999 strip (G-6, DES-9)', async ({page}) => {
  await openHydrated(page, '/')
  const dialog = await pressOpener(page, /App Store/)
  await dialog.getByRole('textbox', {name: 'Email'}).fill(newAddress('toast'))
  await submitButton(dialog).click()
  const toast = page.locator('[data-toast]')
  await expect(toast).toBeVisible()
  for (const top of [1000, 0]) {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top)
    await expect
      .poll(async () => {
        const [card, header] = await Promise.all([
          toast.boundingBox(),
          page.locator('body > header').boundingBox(),
        ])
        return (card?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('footer of a phone is at most 900 px high, and its columns unfold (FTR-1, FTR-2)', async ({
    page,
  }) => {
    await page.goto('/gp-visit')
    const footer = page.getByRole('contentinfo')
    expect(await heightOf(page, '#footer')).toBeLessThanOrEqual(900)
    await expect(footer.getByRole('link', {name: 'hello@lamplight.example'})).toHaveCount(1)
    const terms = footer.getByRole('link', {name: 'Terms', exact: true})
    await expect(terms).toBeHidden()
    for (const column of columns) await footer.getByText(column, {exact: true}).last().click()
    await expect(terms).toBeVisible()
    await terms.click()
    await expect(page).toHaveURL('/terms')
  })

  test('menu button leads to an unfolded footer (HDR-2)', async ({page}) => {
    await page.goto('/about')
    await page.getByRole('link', {name: 'Menu', exact: true}).click()
    await expect(page).toHaveURL('/about#footer')
    await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Terms'})).toBeVisible()
  })

  test('footer of a wide screen has open columns with headings (FTR-1)', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900})
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('heading', {level: 2})).toHaveText(columns)
    await expect(footer.locator('summary').first()).toBeHidden()
    await expect(footer.getByRole('link', {name: 'Terms', exact: true})).toBeVisible()
  })
})
