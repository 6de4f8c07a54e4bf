import {expect, test} from '@playwright/test'
import {allPaths} from '#tests/support/all-paths.ts'
import {isSoak} from '#tests/support/tier.ts'

/** Text spacing that WCAG 1.4.12 lets readers set. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Pages with many layouts; the soak tests check all pages. */
const quickPaths = ['/', '/specialist-visit', '/register-interest']

const allWidths = [320, 390, 768, 1025, 1200, 1280, 1440]
const quickWidths = [320, 768, 1025]

const readers = [
  ['with the usual text (WCAG 1.4.10)', 16, ''],
  ['with letters of 24 px (WCAG 1.4.4)', 24, ''],
  ['with letters of 32 px (WCAG 1.4.4)', 32, ''],
  ['with wide text spacing (WCAG 1.4.12)', 16, spaced],
] as const

test('no page scrolls sideways for any reader at 320 to 1440 px (DES-5, WCAG 1.4.4, 1.4.10, 1.4.12)', async ({
  page,
}) => {
  test.setTimeout(0)
  const devtools = await page.context().newCDPSession(page)
  const wide: string[] = []
  for (const path of isSoak ? await allPaths() : quickPaths) {
    // The review page also shows sections at the width of a desktop.
    if (path === '/review') continue
    await page.goto(path)
    for (const [reader, letters, style] of readers) {
      await devtools.send('Page.setFontSizes', {fontSizes: {standard: letters}})
      if (style !== '') await page.addStyleTag({content: style})
      for (const width of isSoak ? allWidths : quickWidths) {
        // Below 12 em, a word and a portrait do not fit beside each other.
        if (width < 12 * letters) continue
        await page.setViewportSize({width, height: 900})
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) wide.push(`${path} ${reader} at ${width} px: ${overflow} px`)
      }
    }
  }
  // The browser profile is shared with the next test.
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 16}})
  expect(wide).toEqual([])
})
