import {expect, type Page, test} from '@playwright/test'
import {forward, startProxy} from '#tests/support/proxy.ts'
import {waitForHydration} from '#tests/support/hydration.ts'
import {sitePort} from '#tests/support/addresses.ts'
import {isSoak} from '#tests/support/tier.ts'

/** Pages with long headings, images beside them, and sections that need code; the soak tests measure more of them. */
const paths = isSoak
  ? [
      '/',
      '/about',
      '/gp-visit',
      '/providers/gp',
      '/providers/checklist',
      '/faq',
      '/pricing',
      '/contact',
      '/cookies',
      '/coverage',
      '/doctors/adaeze-thornbury',
      '/updates',
      '/trust',
    ]
  : ['/', '/gp-visit', '/contact', '/doctors/adaeze-thornbury']

const widths = isSoak ? [390, 1440] : [390]

/** Records the layout shifts of a page that no input caused, as browsers score them. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, {shifts})
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({type: 'layout-shift', buffered: true})
  })

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

/** Runs in the page: waits as long as thirty frames take, since an unpainted page has no frames. */
async function isPaintedSoon(): Promise<boolean> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setTimeout(resolve, 16))
  return performance.getEntriesByName('first-contentful-paint').length > 0
}

/** Runs in the page: resolves after three frames with the layout shifts since the last call. */
async function takeShifts(): Promise<unknown> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const shifts: unknown = Reflect.get(window, 'shifts')
  return Array.isArray(shifts) ? shifts.splice(0) : null
}

/** Holds requests until the returned function is called. */
async function hold(page: Page, url: string) {
  const {promise, resolve} = Promise.withResolvers<null>()
  let count = 0
  await page.route(url, async (route) => {
    count += 1
    await promise
    await route.continue()
  })
  return {count: () => count, release: () => resolve(null)}
}

for (const [path, width] of paths.flatMap((each) => widths.map((wide) => [each, wide] as const))) {
  test(`${path} shifts by less than 0.02 when its fonts load after the first paint, and not when its code loads, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900})
    await recordShifts(page)
    const fonts = await hold(page, '**/*.woff2')
    const code = await hold(page, '**/_next/static/chunks/*.js')
    await page.goto(path, {waitUntil: 'domcontentloaded'})
    await expect.poll(() => page.evaluate(isPainted)).toBe(true)
    expect(fonts.count()).toBeGreaterThan(1)
    // Drops the shifts of a page that was painted before all of it had loaded.
    await page.evaluate(takeShifts)
    fonts.release()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shifts = await page.evaluate(takeShifts)
    const moved = Array.isArray(shifts)
      ? shifts.reduce((sum: number, one) => sum + Number(one), 0)
      : 1
    // Browsers call 0.1 good. Without its fallback fonts a doctor's page had 0.2.
    expect(moved).toBeLessThan(0.02)

    code.release()
    await waitForHydration(page)
    // Some sections load files of their own.
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(takeShifts)).toEqual([])
  })
}

test('a page that arrives in pieces is not painted before its header and does not shift', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 900})
  await recordShifts(page)
  const words = Promise.withResolvers<undefined>()
  const rest = Promise.withResolvers<undefined>()
  const proxy = await startProxy(0, (incoming, outgoing) =>
    forward(incoming, outgoing, {
      port: sitePort,
      type: 'text/html',
      send: async (html) => {
        const end = html.indexOf('</button>', html.indexOf('<header'))
        const picture = html.indexOf('<div data-walk')
        outgoing.write(html.slice(0, end))
        await words.promise
        outgoing.write(html.slice(end, picture))
        await rest.promise
        outgoing.end(html.slice(picture))
      },
    }),
  )
  try {
    await page.goto(`${proxy.origin}/`, {waitUntil: 'commit'})
    await expect(page.locator('header button')).toBeAttached()
    expect(await page.evaluate(isPaintedSoon)).toBe(false)
    words.resolve(undefined)
    await expect.poll(() => page.evaluate(isPainted)).toBe(true)
    await expect(page.locator('h1 ~ div li').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // Drops the shifts of the fonts, which the test above limits.
    await page.evaluate(takeShifts)
    rest.resolve(undefined)
    await waitForHydration(page)
    expect(await page.evaluate(takeShifts)).toEqual([])
  } finally {
    await proxy.stop()
  }
})
