import {expect, type Page, test} from '@playwright/test'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'

test.use({viewport: {width: 390, height: 844}})

const bar = (page: Page) => page.locator('[data-action-bar]')

/** Scrolls an element to the middle of the screen. */
const center = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({block: 'center'}))

test('action bar opens the waitlist for the service of the page and then leads to the card (FORM-7, FORM-8, FORM-9)', async ({
  page,
}) => {
  await openHydrated(page, '/gp-visit')
  await expect(bar(page)).toHaveCount(0)
  await center(page, '#how')
  await bar(page).getByRole('link', {name: 'Join the waitlist'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Join our waitlist')
  await expect(dialog.getByLabel(/^Which service/)).toHaveValue('gp')
  await fillPerson(dialog, newAddress('bar'))
  await submitButton(dialog).click()
  // The form gives way to the card, and a press in between could miss its button.
  await expect(dialog.getByText('You’re on the list')).toBeVisible()
  await dialog.getByRole('button', {name: 'Close'}).first().click()
  await expect(dialog).toHaveCount(0)
  const joined = bar(page).getByRole('link', {name: 'You’re on the list'})
  await joined.click()
  await expect(page).toHaveURL('/register-interest/received/gp')
  const header = page.locator('header')
  await expect(header.getByRole('link', {name: 'You’re on the list'})).toBeVisible()
})

test('action bar covers no focused element (FORM-8, WCAG 2.4.11)', async ({page}) => {
  await openHydrated(page, '/about')
  await center(page, '[data-carousel-slides]')
  // Its code adds the controls above the quotes.
  await expect(page.locator('[data-carousel-controls]')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    const isCovered = () => {
      const edge = document.querySelector('[data-action-bar]')?.getBoundingClientRect().top
      const focused = document.activeElement
      if (edge === undefined || focused?.closest('[data-action-bar]') != null) return false
      const {top, bottom} = focused?.getBoundingClientRect() ?? {top: 0, bottom: 0}
      return top < innerHeight && bottom > edge
    }
    // The bar gives way in the frame after the focus has moved.
    await expect.poll(() => page.evaluate(isCovered)).toBe(false)
  }
})
