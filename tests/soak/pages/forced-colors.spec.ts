import {expect, type Page, test} from '@playwright/test'
import sharp from 'sharp'
import {openAtRest, openInTheme} from '#tests/support/page-at-rest.ts'

/** A control, and the change that selects it: of a property, an attribute or the fragment of the URL. */
interface Control {
  name: string
  /** Selector of the visible element. */
  seen: string
  /** Selector of the element with the state, relative to the visible one; by default the same. */
  holder?: string
  state: string
  off: string | boolean
  on: string | boolean
}

const checked = {holder: 'input', state: 'checked', off: false, on: true}
const opened = {state: 'open', off: false, on: true}
const targeted = {state: 'target', off: false, on: true}

const onReviewPage: readonly Control[] = [
  {name: 'number of a scale', seen: '[data-scale] label', ...checked},
  {name: 'box of a form', seen: '[data-field="checkbox"]', ...checked},
  {name: 'answer about cookies', seen: '#section-cookie-choice-full label', ...checked},
  {name: 'role of a checklist', seen: '#section-checklist-full fieldset label', ...checked},
  {name: 'item of a checklist', seen: 'label:has(input[data-tick]:visible)', ...checked},
  {name: 'answer of the care guide', seen: '#section-care-guide-full label', ...checked},
  {name: 'filter of clinicians', seen: 'label:has(input[value="video"])', ...checked},
  {
    name: 'step beside a screen',
    seen: '#section-steps-screen li',
    state: 'data-chosen',
    off: 'false',
    on: 'true',
  },
  {
    name: 'pin of a map',
    seen: '[data-find-map]',
    holder: '[data-pin=""]',
    state: 'data-pin',
    off: '',
    on: 'chosen',
  },
  {
    name: 'borough of a map',
    seen: '#section-borough-map-full [data-map]',
    holder: '[data-borough-state]',
    state: 'data-borough-state',
    off: 'planned',
    on: 'chosen',
  },
  {name: 'rating', seen: '[data-stars]', holder: 'svg svg', state: 'width', off: '20', on: '100'},
  {name: 'question', seen: 'details:has([data-plus]) summary', holder: 'xpath=..', ...opened},
  {name: 'language', seen: '[data-language]', ...targeted},
  {name: 'figure', seen: '#section-claim-list-full', holder: 'li[id]', ...targeted},
  {name: 'promise', seen: '#section-promise-log-full', holder: 'li[id]', ...targeted},
]

const onHome: readonly Control[] = [
  {name: 'menu', seen: '[data-flyout] > summary', holder: 'xpath=..', ...opened},
  {
    name: 'theme switch',
    seen: 'header button:has([data-theme-only])',
    holder: 'xpath=ancestor::html',
    state: 'class',
    off: 'light',
    on: 'dark',
  },
]

const onAbout: readonly Control[] = [
  {
    name: 'dot of a carousel',
    seen: '[data-carousel-dots] button',
    state: 'aria-current',
    off: 'false',
    on: 'true',
  },
]

const pages = [
  ['/review', onReviewPage],
  ['/', onHome],
  ['/about', onAbout],
] as const

/** Counts the pixels that differ between the two states of a control. */
async function differenceOf(page: Page, {seen, holder, state, off, on}: Control): Promise<number> {
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
  // Each screenshot of the long review page takes a second.
  test.setTimeout(180_000)
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  for (const [path, controls] of pages) {
    // A carousel renders its dots near the window. The same wait on the review page would take a minute.
    await (path === '/about' ? openAtRest : openInTheme)(page, path, 'light')
    for (const control of controls) {
      await test.step(control.name, async () => {
        expect.soft(await differenceOf(page, control), control.name).toBeGreaterThan(20)
      })
    }
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
