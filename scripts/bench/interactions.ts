import {type Browser, chromium, type Page} from '@playwright/test'
import {hydratedEvent} from '#lib/hydration.ts'
import {quantile} from './bench-site.ts'

/** Throttles the processor to the speed of a phone, as Lighthouse does. */
const slowdown = 4
/** Shortest duration that browsers report for an event. */
const minReportedMs = 16
const hoverMs = 500
const pressMs = 80
const reportMs = 2500

const interactions = [
  {name: 'theme', path: '/', target: 'role=button[name="Use dark theme"]'},
  {name: 'menu', path: '/', target: 'role=banner >> summary'},
  {name: 'accordion', path: '/faq', target: 'main summary >> nth=2'},
  {name: 'dialog', path: '/', target: 'role=main >> a[data-dialog]'},
]

/** Returns the median time from a press to the next paint on a slow processor, in milliseconds by interaction. */
export async function measurePresses(
  origin: string,
  executablePath: string,
  runs: number,
): Promise<Record<string, number>> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic']
  const browser = await chromium.launch({executablePath, args})
  try {
    const medians: Record<string, number> = {}
    for (const {name, path, target} of interactions) {
      const times: number[] = []
      while (times.length < runs) times.push(await measurePress(browser, origin + path, target))
      medians[name] = quantile(times, 0.5)
    }
    return medians
  } finally {
    await browser.close()
  }
}

/** Hovers, as visitors do, and presses. Playwright's own `click` would run its checks within the press (9 ms). */
async function measurePress(browser: Browser, url: string, target: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}})
  try {
    await observeEvents(page)
    await page.goto(url)
    await page.mouse.move(700, 500)
    await page.waitForFunction(() => Reflect.has(window, 'isHydrated'))
    await page.waitForLoadState('networkidle')
    await page.locator(target).first().hover()
    await page.waitForTimeout(hoverMs)
    const box = await page.locator(target).first().boundingBox()
    if (box === null) throw new Error(`${url} does not show ${target}.`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {delay: pressMs})
    await page.waitForTimeout(reportMs)
    const durations: unknown = await page.evaluate((): unknown => Reflect.get(window, 'durations'))
    return Math.max(minReportedMs, ...(Array.isArray(durations) ? durations.map(Number) : []))
  } finally {
    await page.close()
  }
}

async function observeEvents(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
  await page.addInitScript((hydrated) => {
    const durations: number[] = []
    const options = {type: 'event', durationThreshold: 16, buffered: true}
    Object.assign(window, {durations})
    addEventListener(hydrated, () => Object.assign(window, {isHydrated: true}))
    new PerformanceObserver((list) => {
      const presses = list
        .getEntries()
        .filter(({name}) => /^(click|pointerup|pointerdown)$/.test(name))
      durations.push(...presses.map(({duration}) => duration))
    }).observe(options)
  }, hydratedEvent)
}
