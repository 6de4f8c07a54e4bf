import {type Browser, chromium, type Locator, type Page} from '@playwright/test'
import {hydratedEvent} from '#lib/hydration.ts'
import {quantile} from './statistics.ts'

/** How much slower than this machine's the processor of a telephone is, as Lighthouse has it. */
const slowdown = 4
/** A paint that is earlier than this is not told by the browser, in milliseconds. */
const shortestMs = 16

const desktop = {width: 1440, height: 900}

/** How long a pointer rests on what it is about to press, and how long a press is held, in milliseconds. */
const restMs = 500
const heldMs = 80

/** What is pressed, and where. */
const interactions: {name: string; path: string; find: (page: Page) => Locator}[] = [
  {name: 'theme', path: '/', find: (page) => page.getByRole('button', {name: 'Use dark theme'})},
  {name: 'menu', path: '/', find: (page) => page.getByRole('banner').locator('summary').first()},
  {name: 'accordion', path: '/faq', find: (page) => page.locator('main summary').nth(2)},
  {
    name: 'dialog',
    path: '/',
    find: (page) => page.getByRole('main').locator('a[data-dialog]').first(),
  },
]

/** What a visitor feels of the code, on a processor that is four times slower. */
export interface ResponseFigures {
  /** From the press to the next paint, by what was pressed, in milliseconds; median of the runs. */
  interactions: Record<string, number>
  /** From the press until the form of a dialog stands on its veil, in milliseconds; median of the runs. */
  dialogAfter: number
  /** From the end of loading to the moment in which Home answers presses, without the slowdown. */
  hydratedAfter: number
}

/**
 * Presses what opens and closes, on a slow processor.
 *
 * @param origin - of the site
 * @param executablePath - of Chromium
 * @param runs - how often
 */
export async function measureResponses(
  origin: string,
  executablePath: string,
  runs: number,
): Promise<ResponseFigures> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const figures: Record<string, number> = {}
    const openings: number[] = []
    for (const {name, path, find} of interactions) {
      const paints: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const {paint, dialog} = await measurePress(browser, origin + path, find)
        paints.push(paint)
        if (dialog !== null) openings.push(dialog)
      }
      figures[name] = quantile(paints, 0.5)
    }
    const hydrated: number[] = []
    for (let run = 0; run < runs; run += 1) hydrated.push(await measureHydration(browser, origin))
    return {
      interactions: figures,
      dialogAfter: quantile(openings, 0.5),
      hydratedAfter: quantile(hydrated, 0.5),
    }
  } finally {
    await browser.close()
  }
}

/**
 * Presses as a visitor does: the pointer arrives and rests, which fetches what opens later, and the press is held.
 * Playwright's own `click` would run its checks of what lies under the pointer within the press, 9 ms of them.
 */
async function measurePress(
  browser: Browser,
  url: string,
  find: (page: Page) => Locator,
): Promise<{paint: number; dialog: number | null}> {
  const page = await openSlowly(browser, url, slowdown)
  try {
    await page.mouse.move(700, 500)
    await page.waitForFunction(() => Reflect.has(window, 'hydratedAt'))
    await page.waitForLoadState('networkidle')
    await find(page).hover()
    await page.waitForTimeout(restMs)
    const box = await find(page).boundingBox()
    if (box === null) throw new Error(`${url} does not show what the benchmark presses.`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {delay: heldMs})
    // The browser tells of a press once it has painted what came of it.
    await page.waitForTimeout(2500)
    const [paints, dialog] = await page.evaluate((): [unknown, unknown] => [
      Reflect.get(window, 'presses'),
      Reflect.get(window, 'dialogAfter'),
    ])
    const told = Array.isArray(paints) ? paints.map(Number) : []
    return {
      paint: Math.max(shortestMs, ...told),
      dialog: typeof dialog === 'number' ? dialog : null,
    }
  } finally {
    await page.context().close()
  }
}

/** @returns from the end of loading to the moment in which the page answers presses, in milliseconds */
async function measureHydration(browser: Browser, url: string): Promise<number> {
  const page = await openSlowly(browser, url, 1)
  try {
    await page.waitForFunction(() => Reflect.has(window, 'hydratedAt'))
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
      return Number(Reflect.get(window, 'hydratedAt')) - loaded
    })
  } finally {
    await page.context().close()
  }
}

async function openSlowly(browser: Browser, url: string, rate: number): Promise<Page> {
  const page = await (await browser.newContext({viewport: desktop})).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate})
  await page.addInitScript((name) => {
    const presses: number[] = []
    const shortPressesToo = {type: 'event', durationThreshold: 16, buffered: true}
    Object.assign(window, {presses})
    addEventListener(name, () => Object.assign(window, {hydratedAt: performance.now()}))
    new PerformanceObserver((list) => {
      const told = list
        .getEntries()
        .filter(({name}) => /^(?:click|pointerup|pointerdown)$/.test(name))
      presses.push(...told.map(({duration}) => duration))
    }).observe(shortPressesToo)
    let pressedAt = 0
    addEventListener('click', ({timeStamp}) => (pressedAt = timeStamp), true)
    const whenOpen = new MutationObserver(() => {
      if (document.querySelector('[data-dialog-panel]') === null) return
      whenOpen.disconnect()
      const note = () => Object.assign(window, {dialogAfter: performance.now() - pressedAt})
      requestAnimationFrame(() => setTimeout(note))
    })
    whenOpen.observe(document, {childList: true, subtree: true})
  }, hydratedEvent)
  await page.goto(url)
  return page
}
