import {expect, test} from '@playwright/test'

for (const [path, store] of [
  ['/download/ios', 'App Store'],
  ['/download/android', 'Google Play'],
] as const) {
  test(`DL-1: ${path} says that the app is coming and leads on to the updates`, async ({page}) => {
    await page.goto(path)
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      new RegExp(`coming to .*${store}`),
    )
    await expect(page.getByRole('main')).toContainText('It is not ready yet.')
    await page.getByRole('main').getByRole('link', {name: 'See what is new'}).first().click()
    await expect(page).toHaveURL(/\/updates$/)
  })
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('DL-1: a store button leads to the page of its store in a new tab', async ({page}) => {
    await page.goto('/')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', {name: 'App Store'}).click()
    await expect(await opened).toHaveURL(/\/download\/ios$/)
    await expect(page).toHaveURL(/\/$/)
  })
})
