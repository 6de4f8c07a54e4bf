import {type Browser, chromium, type Page} from '@playwright/test'
import {hydratedEvent} from '#lib/hydrated-event.ts'
import {quantile} from './statistics.ts'

/** How much slower than this machine's the processor of a telephone is, as Lighthouse has it. */
const slowdown = 4
/** A paint that is earlier than this is not told by the browser, in milliseconds. */
const shortestMs = 16

const desktop = {width: 1440, height: 900}

/** What is opened, and how, on a page that the visitor's pointer is about to use. */
const interactions: {name: string; path: string; act: (page: Page) => Promise<void>}[] = [
  {
    name: 'theme',
    path: '/',
    act: (page) => page.getByRole('button', {name: 'Use dark theme'}).click(),
  },
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('banner').locator('summary').first().click(),
  },
  {
    name: 'accordion',
    path: '/faq',
    act: (page) => page.locator('main summary').nth(2).click(),
  },
  {
    name: 'dialog',
    path: '/',
    act: (page) => page.getByRole('main').locator('a[data-dialog]').first().click(),
  },
]

/** What a visitor feels of the code, on a processor that is four times slower. */
export interface ResponseFigures {
  /** From the press to the next paint, by what was pressed, in milliseconds; median of the runs. */
  interactions: Record<string, number>
  /** What is longer than 50 ms of the tasks until the page of Home rests, in milliseconds; median of the runs. */
  blocking: number
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
    for (const {name, path, act} of interactions) {
      const durations: number[] = []
      for (let run = 0; run < runs; run += 1) {
        durations.push(await measurePress(browser, origin + path, act))
      }
      figures[name] = quantile(durations, 0.5)
    }
    const blocking: number[] = []
    const hydrated: number[] = []
    for (let run = 0; run < runs; run += 1) {
      blocking.push((await measureLoading(browser, origin, slowdown)).blocking)
      hydrated.push((await measureLoading(browser, origin, 1)).hydratedAfter)
    }
    return {
      interactions: figures,
      blocking: quantile(blocking, 0.5),
      hydratedAfter: quantile(hydrated, 0.5),
    }
  } finally {
    await browser.close()
  }
}

async function measurePress(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await openSlowly(browser, url, slowdown)
  try {
    await page.mouse.move(700, 500)
    await page.waitForFunction(() => Reflect.has(window, 'hydratedAt'))
    await page.waitForLoadState('networkidle')
    await act(page)
    // The browser tells of a press once it has painted what came of it.
    await page.waitForTimeout(1500)
    const durations = await page.evaluate((): unknown => Reflect.get(window, 'presses'))
    const told = Array.isArray(durations) ? durations.map(Number) : []
    return Math.max(shortestMs, ...told)
  } finally {
    await page.context().close()
  }
}

async function measureLoading(
  browser: Browser,
  url: string,
  rate: number,
): Promise<{blocking: number; hydratedAfter: number}> {
  const page = await openSlowly(browser, url, rate)
  try {
    await page.waitForFunction(() => Reflect.has(window, 'hydratedAt'))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    const [blocking, hydratedAfter] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
      const tasks: unknown = Reflect.get(window, 'longTasks')
      const long = Array.isArray(tasks) ? tasks.map(Number) : []
      const figures: [blocking: number, hydratedAfter: number] = [
        long.reduce((sum, duration) => sum + duration - 50, 0),
        Number(Reflect.get(window, 'hydratedAt')) - loaded,
      ]
      return figures
    })
    return {blocking, hydratedAfter}
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
    const longTasks: number[] = []
    Object.assign(window, {presses, longTasks})
    addEventListener(name, () => Object.assign(window, {hydratedAt: performance.now()}))
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({duration}) => duration))
    }).observe({type: 'longtask', buffered: true})
    new PerformanceObserver((list) => {
      const told = list
        .getEntries()
        .filter(({name}) => /^(?:click|pointerup|pointerdown)$/.test(name))
      presses.push(...told.map(({duration}) => duration))
    }).observe(shortPressesToo)
  }, hydratedEvent)
  await page.goto(url)
  return page
}
