import {expect, test} from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('list of specialists can be filtered by the way to meet, and shows their number (SPEC-1)', async ({
    page,
  }) => {
    await page.goto('/specialist-visit')
    const rows = page
      .locator('section')
      .filter({has: page.getByRole('heading', {level: 2, name: '6 specialties to start with'})})
      .getByRole('listitem')
    const count = page.getByRole('status').filter({hasText: 'offer this'})
    for (const [choice, names] of [
      ['Video', ['Ashgrovian', 'Dunmoor', 'Carrowell', 'Kellawood']],
      ['Clinic', ['Ashgrovian', 'Wrenfield', 'Carrowell', 'Kellawood', 'Pembrowe']],
    ] as const) {
      await page.getByRole('radio', {name: choice}).check()
      const shown = rows.filter({visible: true}).getByRole('heading', {level: 3})
      await expect(shown).toHaveText(names.map((name) => new RegExp(name)))
      await expect(count.locator('span').filter({visible: true})).toHaveText([
        `${names.length} specialists offer this`,
      ])
    }
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('visit pages are at most 8,750 px high, and fold all but two people, the list and the map (GP-2, GP-3, SPEC-1)', async ({
    page,
  }) => {
    for (const [path, heading, showMap] of [
      ['/gp-visit', 'What a GP profile will look like', 'Show the list and map'],
      ['/specialist-visit', '6 specialties to start with', 'See specialists on a map'],
    ] as const) {
      await page.goto(path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThanOrEqual(8750)
      const names = page
        .locator('section')
        .filter({has: page.getByRole('heading', {level: 2, name: heading})})
        .getByRole('heading', {level: 3})
      await expect(names).toHaveCount(2)
      await page.getByText('Show all 6').click()
      await expect(names).toHaveCount(6)
      const map = page.getByRole('group', {name: /^Map of London/})
      await expect(map).toBeHidden()
      await page.getByText(showMap).click()
      await expect(map).toBeVisible()
    }
  })
})

test('sources of figures push what follows and cover nothing (HOME-5)', async ({page}) => {
  for (const [width, path] of [
    [390, '/'],
    [1440, '/about'],
  ] as const) {
    await page.setViewportSize({width, height: 900})
    await page.goto(path)
    const line = page.getByText(/^About these figures/).first()
    await line.scrollIntoViewIfNeeded()
    const sources = page.locator('[data-claim-sources]').filter({has: line})
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
    const height = await heightOf()
    await line.click()
    await expect(sources.getByRole('listitem').first()).toBeVisible()
    expect(await heightOf(), path).toBeGreaterThan(height)
    await line.click()
    await expect.poll(heightOf, path).toBe(height)
  }
})
