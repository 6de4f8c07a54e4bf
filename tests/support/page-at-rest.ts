import {expect, type Page, test} from '@playwright/test'
import {waitForHydration} from './hydration.ts'

export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** Height of the window while lazy content loads, in CSS pixels. */
const tallWindow = 4000

/**
 * Opens a page in a theme and brings it to rest: hydrated, with its fonts and lazy content loaded, so that it looks
 * the same every time. Fails with a list of everything that did not load.
 *
 * @param page - a page whose context prefers reduced motion
 * @param theme - the visitor's stored choice (THEME-1)
 */
export async function openAtRest(page: Page, path: string, theme: Theme): Promise<void> {
  await openInTheme(page, path, theme)
  await bringEverythingNear(page)
  await atRest(page, path)
}

/** Opens a page in the theme that a visitor chose before (THEME-1) and waits until it is hydrated. */
export async function openInTheme(page: Page, path: string, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, {waitUntil: 'load'})
  await waitForHydration(page)
}

/**
 * Waits until all visible content of a page has loaded, and scrolls to content that loads only near the window.
 *
 * @param what - the subject of the error message
 */
export async function atRest(page: Page, what: string): Promise<void> {
  await stopDaylight(page)
  await expect
    .poll(() => page.evaluate(missingParts), {
      message: `content of ${what} that has not loaded`,
      // A share of the test's own timeout, so that the error message appears before the test times out.
      timeout: test.info().timeout * 0.75,
      intervals: [100],
    })
    .toEqual([])
}

/** The hero follows London's clock, but a test must see the same at every hour. */
async function stopDaylight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hero = document.querySelector<HTMLElement>('[data-daylight]')
    if (hero !== null) hero.dataset['daylight'] = 'day'
  })
}

/** Scrolls a tall window over the whole page, which loads lazy content in a few steps. */
async function bringEverythingNear(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size === null) throw new Error('A page at rest needs a viewport of a known size.')
  await page.setViewportSize({...size, height: tallWindow})
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += tallWindow) {
    await page.evaluate(async (to) => {
      scrollTo({top: to, behavior: 'instant'})
      // Observers run after the next frame, in order, so this new one is among the last.
      const observed = new Promise((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve(undefined)
        })
        observer.observe(document.documentElement)
      })
      // A busy Chromium may delay the frame. Then `missingParts` names the missing content.
      await Promise.race([observed, new Promise((resolve) => setTimeout(resolve, 2000))])
    }, top)
  }
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  await page.setViewportSize(size)
}

/** Runs in the page: lists content that has not loaded, and scrolls to the first element that loads near the window. */
function missingParts(): string[] {
  const missing: string[] = []
  let waiting: Element | undefined
  if (document.fonts.status !== 'loaded') missing.push('fonts')
  for (const image of document.images) {
    image.loading = 'eager'
    if (image.checkVisibility() && !image.complete) missing.push(image.currentSrc || image.src)
  }
  for (const element of document.querySelectorAll(
    '[data-accordion="native"], [data-carousel="list"]',
  )) {
    if (!element.checkVisibility()) continue
    missing.push(`the code of ${element.outerHTML.slice(0, 80)}`)
    waiting ??= element
  }
  if (waiting !== undefined) {
    waiting.scrollIntoView({block: 'center', behavior: 'instant'})
    document.documentElement.dataset['moved'] = ''
  } else if (document.documentElement.dataset['moved'] !== undefined) {
    scrollTo({top: 0, behavior: 'instant'})
    delete document.documentElement.dataset['moved']
  }
  return missing
}
