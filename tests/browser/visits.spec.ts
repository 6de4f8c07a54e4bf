import {expect, test} from '@playwright/test'
import {firstVisit} from '#tests/support/analytics.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({javaScriptEnabled})

    test('list of specialists can be filtered by the way to meet, and shows their number (SPEC-1)', async ({
      page,
    }) => {
      await page.goto('/specialist-visit')
      const rows = page
        .locator('section')
        .filter({has: page.getByRole('heading', {level: 2, name: '6 specialties to start with'})})
        .getByRole('listitem')
      const count = page.getByRole('status').filter({hasText: 'in this list'})
      await expect(rows).toHaveCount(6)
      await expect(count.locator('span').filter({visible: true})).toHaveText([
        '6 specialists in this list',
      ])
      for (const [choice, names] of [
        ['Video', ['Ashgrovian', 'Dunmoor', 'Carrowell', 'Kellawood']],
        ['Home', ['Ashgrovian', 'Wrenfield', 'Dunmoor', 'Kellawood', 'Pembrowe']],
        ['Clinic', ['Ashgrovian', 'Wrenfield', 'Carrowell', 'Kellawood', 'Pembrowe']],
      ] as const) {
        await page.getByRole('radio', {name: choice}).check()
        const shown = rows.filter({visible: true}).getByRole('heading', {level: 3})
        await expect(shown).toHaveText(names.map((name) => new RegExp(name)))
        await expect(count.locator('span').filter({visible: true})).toHaveText([
          `${names.length} specialists in this list`,
        ])
      }
    })
  })
}

test.describe('on a phone without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}})

  test('visit pages list two people and fold the others, the list and the map (GP-2, GP-3, SPEC-1)', async ({
    page,
  }) => {
    for (const [path, heading, showMap] of [
      ['/gp-visit', 'What a GP profile will look like', 'Show the list and map'],
      ['/specialist-visit', '6 specialties to start with', 'See specialists on a map'],
    ] as const) {
      await page.goto(path)
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

  test('sources of figures open over the page and move nothing (HOME-5)', async ({page}) => {
    await page.goto('/')
    const button = page.getByRole('button', {name: /^About these figures/}).first()
    await button.scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const place = await button.boundingBox()
    await button.click()
    const sources = page.locator('[popover]').filter({visible: true})
    await expect(sources).toHaveCount(1)
    await expect(sources).toBeInViewport({ratio: 1})
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await button.boundingBox()).toEqual(place)
    await sources.getByRole('button', {name: 'Close'}).click()
    await expect(sources).toHaveCount(0)
  })
})

test.describe('on a first visit by phone', () => {
  test.use({storageState: firstVisit, viewport: {width: 390, height: 844}})

  test('visit pages are at most 8,500 px high with the consent card (GP-3, SPEC-1)', async ({
    page,
  }) => {
    for (const path of ['/gp-visit', '/specialist-visit']) {
      await page.goto(path)
      await expect(page.locator('#consent-card')).toBeVisible()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThanOrEqual(8500)
    }
  })
})

test('card of a sample marks its free time as an example, once and off the portrait (CARD-1, LAW-11)', async ({
  page,
}) => {
  await page.goto('/gp-visit')
  const card = page
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name: 'Dr Imran Callowby'})})
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 844})
    await expect(card.getByText('This afternoon', {exact: false})).toHaveText([
      'Example: available this afternoon',
    ])
  }
})

test('scenes of visit pages keep people and what lies on the table in view on wide screens (GP-1, NURSE-1)', async ({
  page,
}) => {
  for (const path of ['/gp-visit', '/specialist-visit', '/nurse-visit', '/carer-visit']) {
    await page.goto(path)
    for (const width of [1440, 1920, 2560]) {
      await page.setViewportSize({width, height: 1080})
      const scene = page.getByRole('main').getByRole('img').first()
      const {hidden, position} = await scene.evaluate((element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error('The scene is no image.')
        const {clientWidth, clientHeight, naturalWidth, naturalHeight} = element
        const needed = (clientWidth / naturalWidth) * naturalHeight
        return {
          hidden: 1 - clientHeight / needed,
          position: getComputedStyle(element).objectPosition,
        }
      })
      expect(hidden, `share of the height that ${path} hides at ${width} px`).toBeLessThan(0.1)
      expect(position, 'what is hidden is above the people').toBe('50% 100%')
    }
  }
})
