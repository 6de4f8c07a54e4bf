import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, type Page, test} from '@playwright/test'
import {type CachedPage, listCachedPages} from '#lib/next-internals.ts'
import {pageRoute} from '#model/paths.ts'
import {compileHint} from '#scripts/run/hint-compilation.ts'
import {Processes} from '#scripts/run/processes.ts'
import {deferScripts} from '#edge/defer-scripts.ts'
import {barePort, lakePort} from '#tests/support/addresses.ts'
import {collectConsoleErrors} from '#tests/support/console-errors.ts'
import {hydrated, openHydrated} from '#tests/support/hydrated.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {collectViolations} from '#tests/support/violations.ts'

const code = '**/_next/static/chunks/*.js'
const narrow = {width: 390, height: 844}

/** Every tag that a browser with modules would fetch a script for. */
const scriptTags = (html: string) =>
  (html.match(/<script\b[^>]*\ssrc\s*=[^>]*>/gi) ?? []).filter((tag) => !/\snomodule/i.test(tag))
const sourceOf = (tag: string) => /\ssrc="([^"]+)"/.exec(tag)?.[1]
/** What the loader of a page will add, in its order. */
const lateSources = (html: string) =>
  [...(/const sources=(\[[^\]]*\])/.exec(html)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
    ([, source = '']) => source,
  )

/** @returns every page that the site has rendered */
async function builtPages(): Promise<CachedPage[]> {
  const pages = await listCachedPages(
    join(import.meta.dirname, '..', '..', '..', '.next'),
    pageRoute,
  )
  expect(pages.length).toBeGreaterThan(60)
  return pages
}

/** Keeps all code of a page back until the test lets it come. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  const {promise, resolve} = Promise.withResolvers<null>()
  await page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    resolve(null)
    await page.waitForLoadState('networkidle')
  }
}

test('decision 54: every tag by which the installed Next asks for code is found, and none is left', async () => {
  for (const {path, stem} of await builtPages()) {
    const html = readFileSync(`${stem}.html`, 'utf8')
    const own = scriptTags(html).map(sourceOf)
    expect(own.length, path).toBeGreaterThan(4)
    const late = deferScripts(html)
    expect(scriptTags(late), path).toEqual([])
    expect(late, path).not.toMatch(/<link\b[^>]*as="script"|modulepreload/i)
    expect(lateSources(late), path).toEqual(own)
  }
})

test('decision 104: V8 is asked to compile all code of a page before it runs, in every coding', async ({
  request,
}) => {
  const sources = lateSources(await (await request.get('/')).text())
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources)
    for (const coding of ['identity', 'gzip', 'br']) {
      const answer = await request.get(source, {headers: {'accept-encoding': coding}})
      expect(answer.headers()['content-encoding'] ?? 'identity', source).toBe(coding)
      expect((await answer.text()).slice(0, compileHint.length), source).toBe(compileHint)
    }
})

test('decision 54: nothing of the code is asked for before a page has loaded, unless a visitor stirs', async ({
  page,
}) => {
  const stirs = {
    // Browsers know no movement of the first place that they hear of.
    'a mouse that moves': () => page.mouse.move(200, 200, {steps: 2}),
    'a key': () => page.keyboard.press('Shift'),
    'a wheel that turns': () => page.mouse.wheel(0, 200),
    'a page that is scrolled': () => page.evaluate(() => scrollTo({top: 300, behavior: 'instant'})),
    'a finger': () =>
      page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', {bubbles: true}))),
  }
  // A picture that never comes keeps the page from having loaded.
  await page.route('**/never.png', () => undefined)
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const picture = document.createElement('img')
      picture.src = '/never.png'
      document.body.append(picture)
    })
  })
  let asked = 0
  page.on('request', (request) => {
    if (/\/_next\/static\/chunks\/.*\.js$/.test(request.url())) asked += 1
  })
  for (const [sign, stir] of Object.entries(stirs)) {
    // What the page before goes on to ask for is not counted.
    await page.goto('about:blank')
    asked = 0
    await page.goto('/about', {waitUntil: 'domcontentloaded'})
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // What some browsers say of a mouse that rests where a page appears; what it asked for would be asked for first.
    await page.evaluate(async () => {
      document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}))
      await fetch('/robots.txt')
    })
    expect(asked, sign).toBe(0)
    await stir()
    await expect.poll(() => asked, sign).toBeGreaterThan(4)
  }
})

test('decision 54: the theme that is pressed before the code is there changes when it is, once', async ({
  page,
}) => {
  const issues = collectConsoleErrors(page)
  const violations = await collectViolations(page)
  for (const press of ['mouse', 'keyboard']) {
    const letCome = await holdCode(page)
    await page.goto('/about')
    await page.evaluate(() => localStorage.removeItem('theme'))
    const button = page.getByRole('button', {name: 'Use dark theme'})
    if (press === 'mouse') {
      await button.click()
      // Somebody who sees nothing happen presses again.
      await button.click()
    } else {
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await letCome()
    await expect(page.getByText('The dark theme is on')).toBeAttached()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    // From then on each press counts.
    await page.getByRole('button', {name: 'Use light theme'}).click()
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await page.unrouteAll()
  }
  expect([...issues, ...violations]).toEqual([])
})

test('decision 54: menu and questions open before the code is there, and stay open', async ({
  page,
}) => {
  const letCome = await holdCode(page)
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto('/faq')
  const banner = page.getByRole('banner')
  await banner.getByText('For Patients', {exact: true}).focus()
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('link', {name: /Request a GP visit/})).toBeVisible()
  const question = page.locator('main details').first()
  const wasOpen = await question.evaluate((details) => details.hasAttribute('open'))
  await question.locator('summary').press('Space')
  await expect(question).toHaveJSProperty('open', !wasOpen)
  await letCome()
  await hydrated(page)
  await expect(question).toHaveJSProperty('open', !wasOpen)
})

test('decision 54: a dialog’s opener leads to the page with the same form while the code is away', async ({
  page,
}) => {
  await holdCode(page)
  await page.goto('/')
  await page.getByRole('main').locator('a[data-dialog="earlyAccess"]').first().press('Enter')
  await expect(page).toHaveURL(/\/early-access$/)
  await expect(page.getByRole('main').locator('form').first()).toBeVisible()
})

test('decision 54: the menu of telephones waits for its code, and leads to its links when none comes', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  const letCome = await holdCode(page)
  await page.goto('/about')
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page).toHaveURL(/\/about$/)
  await letCome()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.unrouteAll()
  await page.route(code, (route) => route.abort())
  await page.goto('/about', {waitUntil: 'domcontentloaded'})
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page).toHaveURL(/\/about#footer$/)
})

test('AREA-1, decision 54: a postcode that is sent before the code is there stays in the browser, and is answered', async ({
  page,
}) => {
  const letCome = await holdCode(page)
  await page.goto('/coverage')
  const check = page.locator('#area-check')
  await check.getByLabel('Postcode').fill('n1 1aa')
  await check.getByLabel('Postcode').press('Enter')
  await letCome()
  await expect(check.locator('[aria-live]')).toContainText('N1 lies in more than one borough.')
  await expect(page).toHaveURL(/\/coverage$/)
  await expect(check.getByLabel('Postcode')).toHaveValue('n1 1aa')

  await page.unrouteAll()
  await page.route(code, (route) => route.abort())
  await page.goto('/coverage', {waitUntil: 'domcontentloaded'})
  await check.getByLabel('Postcode').fill('n1 1aa')
  await check.getByLabel('Postcode').press('Enter')
  await expect(page).toHaveURL(/\/coverage\/n1/)
})

test('decision 54: without the server in front the page has Next’s own tags, and works', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const processes = new Processes()
  const site = new IsolatedSite({name: 'bare', port: barePort, lakePort, isBare: true}, processes)
  try {
    await site.start()
    const html = await (await fetch(`${site.origin}/about`)).text()
    expect(scriptTags(html).length).toBeGreaterThan(4)
    expect(lateSources(html)).toEqual([])
    const issues = collectConsoleErrors(page)
    await openHydrated(page, `${site.origin}/about`)
    await page.getByRole('button', {name: 'Use dark theme'}).press('Enter')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(issues).toEqual([])
  } finally {
    await processes.stopAll()
  }
})
