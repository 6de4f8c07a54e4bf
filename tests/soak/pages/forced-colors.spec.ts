import {expect, type Page, test} from '@playwright/test'
import sharp from 'sharp'
import {openAtRest, openInTheme} from '#tests/support/page-at-rest.ts'

/** The change that selects a control: of a property, an attribute or the fragment of the URL. */
interface Change {
  /** Selector of the element with the state, relative to the visible one; by default the same. */
  holder?: string
  state: string
  off: string | boolean
  on: string | boolean
}

const checked = {holder: 'input', state: 'checked', off: false, on: true}
const opened = {holder: 'xpath=..', state: 'open', off: false, on: true}
const targeted = {state: 'target', off: false, on: true}
const targetedItem = {...targeted, holder: 'li[id]'}

/** Selector of the visible element of each control, by page. */
const pages: Readonly<Record<string, readonly (readonly [seen: string, change: Change])[]>> = {
  '/review': [
    ['[data-scale] label', checked],
    ['[data-field="checkbox"]', checked],
    ['#section-cookie-choice-full label', checked],
    ['#section-checklist-full fieldset label', checked],
    ['label:has(input[data-tick]:visible)', checked],
    ['#section-care-guide-full label', checked],
    ['#section-steps-full li', {state: 'data-chosen', off: 'false', on: 'true'}],
    ['[data-find-map]', {holder: '[data-pin=""]', state: 'data-pin', off: '', on: 'chosen'}],
    [
      '#section-borough-map-full [data-map]',
      {
        holder: '[data-borough-state]',
        state: 'data-borough-state',
        off: 'planned',
        on: 'glow3',
      },
    ],
    ['[data-stars]', {holder: 'svg svg', state: 'width', off: '20', on: '100'}],
    ['details:has([data-plus]) summary', opened],
    ['[data-language]', targeted],
    ['#section-claim-list-full', targetedItem],
    ['#section-promise-log-full', targetedItem],
  ],
  '/': [
    ['[data-flyout] > summary', opened],
    [
      'header button:has([data-theme-only])',
      {holder: 'xpath=ancestor::html', state: 'class', off: 'light', on: 'dark'},
    ],
  ],
  '/specialist-visit': [['label:has(input[value="video"])', checked]],
  '/about': [['[data-carousel-dots] button', {state: 'aria-current', off: 'false', on: 'true'}]],
}

/** Counts the pixels that differ between the two states of a control. */
async function differenceOf(
  page: Page,
  seen: string,
  {holder, state, off, on}: Change,
): Promise<number> {
  const control = page.locator(seen).filter({visible: true}).first()
  const held = holder === undefined ? control : control.locator(holder).first()
  const screenshot = async (value: string | boolean) => {
    await held.evaluate(
      (element, [name, wanted]) => {
        if (name === 'target') location.hash = wanted === true ? element.id : ''
        else if (typeof wanted === 'boolean') Reflect.set(element, name, wanted)
        else element.setAttribute(name, wanted)
      },
      [state, value] as const,
    )
    const png = await control.screenshot({animations: 'disabled'})
    return await sharp(png).greyscale().raw().toBuffer({resolveWithObject: true})
  }
  const [before, after] = [await screenshot(off), await screenshot(on)]
  if (before.info.width !== after.info.width || before.info.height !== after.info.height) {
    return Infinity
  }
  return before.data.filter((value, index) => Math.abs(value - (after.data[index] ?? 0)) > 48)
    .length
}

test('a selected control differs from an unselected one in forced colours (WCAG 1.4.1)', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  for (const [path, controls] of Object.entries(pages)) {
    // A carousel renders its dots near the window. The same wait on the review page would take a minute.
    await (path === '/about' ? openAtRest : openInTheme)(page, path, 'light')
    for (const [seen, change] of controls)
      expect.soft(await differenceOf(page, seen, change), seen).toBeGreaterThan(20)
  }
})

test('no word of a name covers another in forced colours', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  await openInTheme(page, '/doctors/rhodri-venkatesan', 'light')
  const words = page.locator('h1 span')
  const first = words.first()
  const whole = await first.screenshot()
  await words.last().evaluate((word) => {
    word.style.visibility = 'hidden'
  })
  expect(whole).toEqual(await first.screenshot())
})
