import {expect, type Page, test} from '@playwright/test'
import {openHydrated} from '#tests/support/hydration.ts'

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
    const names = [...map.querySelectorAll('[data-map-names] text, [data-mark-kind=part]')]
      .map((element) => ({
        text: element.textContent,
        box: boxOf(element),
        // The box of a turned name is larger than the name.
        isTurned: element.hasAttribute('transform'),
      }))
      .filter(({box}) => box.width > 0 && meets(box, frame))
    const covers = [
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
          ({box, isTurned}, index) =>
            names
              .slice(index + 1)
              .some((other) => !isTurned && !other.isTurned && meets(box, other.box)) ||
            covers.some((cover) => meets(box, cover)),
        )
        .map(({text}) => text),
    }
  })
}

/** Puts the names of the drawing's file into the page, which cannot measure them in the file. */
async function inlineNames(page: Page): Promise<void> {
  await page.locator('[data-map-names]').evaluate(async (use) => {
    const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
    const drawing = new DOMParser().parseFromString(
      await (await fetch(file)).text(),
      'image/svg+xml',
    )
    const names = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    names.setAttribute('data-map-names', '')
    names.append(document.importNode(drawing.querySelector(`[id=${id}]`) ?? use, true))
    use.replaceWith(names)
  })
}

test('the map of /coverage shows names whole, uncovered and apart (AREA-2)', async ({page}) => {
  await openHydrated(page, '/coverage')
  await inlineNames(page)
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 900})
    const {shown, cut, covered} = await findNames(page)
    expect({width, cut, covered}).toEqual({width, cut: [], covered: []})
    // Parts on phones; on tablets, names that have room in their boroughs.
    expect(shown).toBe({390: 5, 768: 20}[width] ?? 33)
  }
})
