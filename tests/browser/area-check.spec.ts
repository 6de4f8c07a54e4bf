import {expect, type Page, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'
import {fillPerson, newAddress, submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydration.ts'
import {storedRows} from '#tests/support/stored-rows.ts'

test('area check shows its result in place, sends no postcode and passes the area to the waitlist (AREA-1, AREA-3)', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const check = page.locator('#area-check')
  const field = check.getByLabel('Postcode')
  const result = check.locator('[aria-live]')
  const enter = async (postcode: string) => {
    await field.fill(postcode)
    await check.getByRole('button', {name: 'Check my area'}).click()
  }
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))

  await enter('my house')
  await expect(field).toHaveAccessibleDescription(/Enter a UK postcode, like N1 1AA/)
  await expect(field).toBeFocused()
  await expect(result).toBeEmpty()
  await enter('M1 1AE')
  await expect(result).toContainText('M1 is outside the area where we plan to start.')
  await enter('n1 1aa')
  await expect(result).toContainText('Yes, we plan to visit N1 (Camden, Hackney and Islington).')
  await expect(result).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  expect(requests.filter((request) => /[nm]1( |%20|\+)?1a/i.test(request))).toEqual([])

  await result.getByRole('link', {name: 'Be the first light in N1'}).click()
  const dialog = page.getByRole('dialog', {name: 'Join our waitlist'})
  await expect(dialog.getByLabel(/^First part of your postcode/)).toHaveValue('N1')
  const email = newAddress('area')
  await fillPerson(dialog, email)
  await dialog.getByText('Joining for someone else?').click()
  await dialog.getByLabel(/^Who is it for/).selectOption('Someone I care for')
  await submitButton(dialog).click()
  await expect(dialog.getByRole('status')).toContainText('Thank you for joining our waitlist!')
  expect(storedRows('registration', email)).toMatchObject([
    {area: 'N1', forWhom: 'someoneICareFor', role: 'patient'},
  ])
})

/** One postcode for each kind of result, with the boroughs that it lights: one, several, partly outside, elsewhere, invalid. */
const postcodes = [
  ['E8', ['hackney']],
  ['SE5', ['lambeth', 'southwark']],
  ['DA1', ['bexley']],
  ['M1 1AE', []],
  ['my house', []],
] as const

/** Runs in the page: returns where its sections and the parts of the check begin, from the top of the page. */
const placesOf = () =>
  [...document.querySelectorAll('main > *, #area-check :is(h1, h2, label, input, button), footer')]
    .filter((element) => element.checkVisibility())
    .map((element) => Math.round(element.getBoundingClientRect().top + window.scrollY))

/** Boroughs that are lit on the map, read from the painted opacity. */
const litBoroughs = async (page: Page) => {
  const all = await page.locator('[data-lightable]').evaluateAll((uses) =>
    uses.map((use) => ({
      id: use.getAttribute('data-lightable'),
      opacity: getComputedStyle(use).opacity,
    })),
  )
  return all.filter(({opacity}) => opacity === '1').map(({id}) => id)
}

test.describe('on a first visit by phone', () => {
  test.use({storageState: firstVisit, viewport: {width: 390, height: 844}})

  test('area check is in the first window, shows its result there, lights its boroughs and moves nothing (AREA-1, AREA-2)', async ({
    page,
  }) => {
    await openHydrated(page, '/coverage')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#consent-card')).toBeInViewport({ratio: 1})
    const check = page.locator('#area-check')
    const field = check.getByLabel('Postcode')
    const button = check.getByRole('button', {name: 'Check my area'})
    for (const part of [check.getByRole('heading', {level: 1}), field, button]) {
      await expect(part).toBeInViewport({ratio: 1})
    }
    expect(await litBoroughs(page)).toEqual([])
    const before = await page.evaluate(placesOf)
    expect(before.length).toBeGreaterThan(6)
    for (const [postcode, lit] of postcodes) {
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}))
      await field.fill(postcode)
      await button.click()
      await expect(check).toContainText(
        postcode === 'my house' ? 'Enter a UK postcode' : (postcode.split(' ')[0] ?? ''),
      )
      await expect.poll(() => litBoroughs(page), {message: postcode}).toEqual(lit)
      expect(await page.evaluate(placesOf), postcode).toEqual(before)
      if (postcode === 'my house') continue
      await expect(check.locator('[data-result]')).toBeInViewport({ratio: 1})
      await expect(check.getByRole('link')).toBeInViewport({ratio: 1})
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 900}})

  test('coverage lights the borough of a result, folds its lists on a phone and prints them (AREA-2)', async ({
    page,
  }) => {
    await page.goto('/coverage/e8')
    expect(await litBoroughs(page)).toEqual(['hackney'])
    const list = page.locator('#boroughs')
    await expect(list.getByRole('link', {name: 'Newham'})).toHaveAttribute(
      'href',
      '/coverage/newham',
    )
    await page.goto('/coverage')
    const hackney = list.locator('li', {hasText: 'Hackney'})
    await expect(hackney).toBeHidden()
    await page.emulateMedia({media: 'print'})
    await expect(hackney).toBeVisible()
    await page.emulateMedia({media: 'screen'})
    await list.locator('summary', {hasText: /Hackney, .*Show postcodes: East$/}).click()
    await expect(hackney).toBeVisible()
  })
})
