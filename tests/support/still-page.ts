import type {Page} from '@playwright/test'

/** The widths the design is checked at (DES-5). */
export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]

/**
 * Opens a page in a theme and brings it to rest: fonts and lazy pictures loaded, nothing moving, so that it looks the
 * same every time.
 *
 * @param page - a page whose context prefers reduced motion
 * @param path - the path to open
 * @param theme - the theme a visitor would have chosen before (THEME-1)
 */
export async function openAtRest(page: Page, path: string, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, {waitUntil: 'load'})
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await document.fonts.ready
    // Chromium sometimes owes a frame or a decoded picture for ever; the comparison itself then shows what is missing.
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What loads when it comes near the window has to have come near it.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({top, behavior: 'instant'})
      await Promise.race([frame(), wait(200)])
      await wait(20)
    }
    scrollTo({top: 0, behavior: 'instant'})
    const rendered = [...document.images].filter((image) => image.checkVisibility())
    const decoded = Promise.all(rendered.map((image) => image.decode().catch(() => undefined)))
    await Promise.race([decoded, wait(10_000)])
  })
  await page.waitForLoadState('networkidle')
}
