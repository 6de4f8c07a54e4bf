import {expect, type Page, test} from '@playwright/test'
import {hydrated} from './hydrated.ts'

/** The widths the design is checked at (DES-5). */
export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** How high the window is made so that what loads near the window is near it, in CSS pixels. */
const tallWindow = 4000

/**
 * Opens a page in a theme and brings it to rest: hydrated where it has code, fonts and lazy pictures loaded, nothing
 * moving, so that it looks the same every time. Fails with the list of what did not come.
 *
 * @param page - a page whose context prefers reduced motion
 * @param path - the path to open
 * @param theme - the theme a visitor would have chosen before (THEME-1)
 */
export async function openAtRest(page: Page, path: string, theme: Theme): Promise<void> {
  await openInTheme(page, path, theme)
  await bringEverythingNear(page)
  await atRest(page, path)
}

/**
 * Opens a page in a theme, and waits until it is hydrated where it has code.
 *
 * @param page - a page that has not been opened yet
 * @param path - the path to open
 * @param theme - the theme a visitor would have chosen before (THEME-1)
 */
export async function openInTheme(page: Page, path: string, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, {waitUntil: 'load'})
  await hydrated(page)
}

/**
 * Waits until everything that is visible on a page is loaded. What still waits to be near the window is brought there.
 *
 * @param page - an open page
 * @param what - what is waited for, for the message of a failure
 */
export async function atRest(page: Page, what: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingParts), {
      message: `what ${what} still waits for`,
      // Of the test's own time, so that a busy machine decides nothing; the rest is for saying what did not come.
      timeout: test.info().timeout * 0.75,
      intervals: [100],
    })
    .toEqual([])
}

/** Passes a tall window over the page: everything has been near it afterwards, in a bounded number of steps. */
async function bringEverythingNear(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size === null) throw new Error('A page at rest needs a viewport of a known size.')
  await page.setViewportSize({...size, height: tallWindow})
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += tallWindow) {
    await page.evaluate(async (to) => {
      scrollTo({top: to, behavior: 'instant'})
      // Observers are told after a frame; this one is among the last of them.
      const told = new Promise((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve(undefined)
        })
        observer.observe(document.documentElement)
      })
      // A busy Chromium may owe the frame: then what the page lacks is named below.
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 2000))])
    }, top)
  }
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
  await page.setViewportSize(size)
}

/** Runs in the page: names what has not been loaded yet, and shows the window the first of what loads near it. */
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
