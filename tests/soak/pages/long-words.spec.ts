import {expect, test} from '@playwright/test'
import {allPaths} from '#tests/support/all-paths.ts'

/** An e-mail address of 90 letters and a word of 45, which may occur in any text. */
const longWords = [
  'somebody.with.a.very.long.name@department-of-home-visits.a-long-practice-name.example.org',
  'Donaudampfschifffahrtsgesellschaftskapitaenin',
]

test('no very long word overflows a screen of 320 px (WCAG 1.4.10)', async ({page}) => {
  test.setTimeout(600_000)
  await page.setViewportSize({width: 320, height: 900})
  const wide: string[] = []
  for (const path of await allPaths()) {
    // The review page also shows sections at the width of a desktop.
    if (path === '/review' || path.startsWith('/api/')) continue
    await page.goto(path)
    const found = await page.evaluate(pushSideways, longWords)
    wide.push(...found.map((text) => `${path}: ${text}`))
  }
  expect(wide).toEqual([])
})

/** Runs in the page: replaces each text in turn, and returns those that make the page overflow. */
function pushSideways(words: readonly string[]): string[] {
  const root = document.documentElement
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: {node: Node; parent: Element}[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    const isShown = parent !== null && parent.getClientRects().length > 0
    // Phone numbers have a fixed format.
    if (isShown && node.textContent?.trim() && !parent.closest('svg, option, a[href^="tel:"]')) {
      texts.push({node, parent})
    }
  }
  return texts.flatMap(({node, parent}) => {
    const before = node.textContent
    const isWide = words.some((word) => {
      node.textContent = word
      return root.scrollWidth > root.clientWidth
    })
    node.textContent = before
    return isWide ? [`${parent.localName} ${before?.trim().slice(0, 40)}`] : []
  })
}
