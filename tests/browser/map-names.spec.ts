import {expect, type Page, test} from '@playwright/test'

const widths = [320, 390, 768, 1024, 1440, 1920]

/** Returns the names that the map shows, and of those the ones that it cuts or that something covers. */
function findNames(page: Page) {
  return page.locator('[data-map]').evaluate((map) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom
    const frame = boxOf(map)
    const names = [
      ...map.querySelectorAll(
        ':is([data-mark-kind=name], [data-mark-kind=part], [data-mark-kind=light] > span)',
      ),
    ]
      .map((element) => ({text: element.textContent, box: boxOf(element)}))
      .filter(({box}) => box.width > 0 && meets(box, frame))
    const covers = [
      ...map.querySelectorAll('[data-mark-kind=pin], [data-mark-kind=light] > svg'),
      ...(map.closest('section')?.querySelectorAll('[data-map-attribution]') ?? []),
    ].map(boxOf)
    return {
      shown: names.length,
      cut: names
        .filter(({box}) => box.left < frame.left || box.right > frame.right)
        .concat(names.filter(({box}) => box.top < frame.top || box.bottom > frame.bottom))
        .map(({text}) => text),
      covered: names
        .filter(
          ({box}, index) =>
            names.slice(index + 1).some((other) => meets(box, other.box)) ||
            covers.some((cover) => meets(box, cover)),
        )
        .map(({text}) => text),
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  for (const [path, shownOnDesktop] of [
    ['/specialist-visit', 8],
    ['/coverage', 25],
    ['/doctors/adaeze-thornbury', 4],
  ] as const) {
    test(`the map of ${path} shows names whole, uncovered and apart at every width`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({width, height: 900})
        // Phones fold list and map.
        const fold = page.locator('[data-composition] [data-fold] details:not([open]) > summary')
        if (await fold.isVisible()) await fold.click()
        await expect(page.locator('[data-map]')).toBeVisible()
        const {shown, cut, covered} = await findNames(page)
        expect({width, cut, covered}).toEqual({width, cut: [], covered: []})
        if (width >= 1440) expect(shown).toBeGreaterThanOrEqual(shownOnDesktop)
      }
    })
  }
})

test.describe('with a location in London', () => {
  test.use({
    geolocation: {latitude: 51.4613, longitude: -0.1156},
    permissions: ['geolocation'],
  })

  test('the map around the visitor shows names whole, uncovered and apart', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900})
    await page.goto('/gp-visit')
    const finder = page.locator('[data-composition]')
    await finder.getByRole('button', {name: 'Find your closest doctor'}).click()
    await expect(finder.getByRole('heading', {level: 3})).toHaveText('Near you')
    const {shown, cut, covered} = await findNames(page)
    expect({cut, covered}).toEqual({cut: [], covered: []})
    expect(shown).toBeGreaterThan(0)
  })
})
