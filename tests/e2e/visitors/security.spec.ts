import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {type APIResponse, expect, type Page, test} from '@playwright/test'
import {writtenChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-names.ts'
import {securityHeaders} from '#config/security-headers.ts'
import {analyticsHost, site} from '#tests/support/addresses.ts'
import {allPaths} from '#tests/support/all-paths.ts'
import {looksLikeVisitor, requestsOf, visitorId} from '#tests/support/analytics.ts'
import {contentClient} from '#tests/support/content-client.ts'
import {submitButton} from '#tests/support/forms.ts'
import {openHydrated} from '#tests/support/hydrated.ts'
import {scorePage} from '#tests/support/observatory.ts'
import {openWaitlist} from '#tests/support/open-waitlist.ts'
import {pagesAtRest} from '#tests/support/pages-at-rest.ts'
import {collectViolations} from '#tests/support/violations.ts'

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? ''
const scriptsOf = (policy: string) =>
  /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []

/** The same answer behind TLS, and with PostHog instead of what stands in for it on this machine. */
function behindTls(answer: APIResponse): Record<string, string> {
  const policy = policyOf(answer).replaceAll(analyticsHost, 'https://eu.i.posthog.com')
  const added = securityHeaders({publicOrigin: 'https://www.example.org'})
  const transport = added.filter(([name]) => name === 'strict-transport-security')
  return {...answer.headers(), 'content-security-policy': policy, ...Object.fromEntries(transport)}
}

test('SEC-1, SEC-2: every page scores as an A+ of the Observatory, and runs its own scripts alone', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const paths = await allPaths()
  expect(paths.length).toBeGreaterThan(60)
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain('text/html')
    const {score, points} = scorePage({headers: behindTls(answer), html: await answer.text()})
    expect([path, score >= 100, points['policy']], JSON.stringify(points)).toEqual([path, true, 0])
    const policy = policyOf(answer)
    expect(policy, path).toMatch(/^default-src 'none';/)
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; '), path).toContain(directive)
    }
    expect(scriptsOf(policy).join(' '), path).not.toMatch(/unsafe|data:|blob:/)
    // The theme, the loader of the code, and what Next's code begins with.
    expect(
      scriptsOf(policy).filter((source) => source.startsWith("'sha256-")).length,
      path,
    ).toBeGreaterThanOrEqual(3)
    expect(answer.headers()['cross-origin-opener-policy'], path).toBe('same-origin')
    // A header of this size passes every proxy.
    expect(policy.length, path).toBeLessThan(3500)
  }
})

const parts = 3
for (let part = 0; part < parts; part++) {
  test(`SEC-1: no page does what its policy forbids, part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const forbidden = await collectViolations(page)
    // The others are looked at by axe, and not opened twice for this.
    const paths = (await allPaths())
      .filter((path) => !pagesAtRest.includes(path))
      .filter((_, index) => index % parts === part)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await openHydrated(page, path)
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}))
      await page.waitForLoadState('networkidle')
    }
    expect(forbidden).toEqual([])
  })
}

test('SEC-1: the collector tells what a policy refuses, so that silence means something', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.ran = "yes"'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"')
    document.body.append(button)
    button.click()
    document.body.append(Object.assign(new Image(), {src: 'https://evil.example/a.png'}))
  })
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-elem/)
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-attr/)
  await expect.poll(() => violations.join('\n')).toMatch(/img-src/)
  await expect(page.locator('html')).not.toHaveAttribute('data-ran')
})

/** Follows a link without loading the document again: the policy is that of the first page. */
async function follow(page: Page, name: string, url: RegExp): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()
  await expect(page).toHaveURL(url)
}

test('SEC-1: menus, dialogs, theme, forms and pages that follow do nothing that is forbidden', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await openHydrated(page, '/')
  await page.getByRole('button', {name: 'Use dark theme'}).click()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await page.getByRole('banner').getByText('For Patients').click()
  await page.keyboard.press('Escape')
  await openWaitlist(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Sam')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => {
    document.documentElement.dataset['first'] = 'yes'
  })
  await follow(page, 'Terms', /\/terms$/)
  await follow(page, 'Privacy', /\/privacy$/)
  await expect(page.locator('html')).toHaveAttribute('data-first', 'yes')
  // Styles of a page that came in by Next's router, which the first document did not have.
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()

  await page.setViewportSize({width: 390, height: 800})
  await page.getByRole('link', {name: 'Menu', exact: true}).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await openHydrated(page, '/contact')
  const form = page.locator('main form')
  await form.getByLabel('First name').fill('Sam')
  await submitButton(form).click()
  await expect(form.getByRole('alert')).toHaveText('Please complete the required fields.')

  await openHydrated(page, '/faq')
  await page.locator('main details:visible summary').first().click()
  expect(violations).toEqual([])
})

test('SEC-1: the street map and the video of another company are let in after a press', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  const script = readFileSync(join(import.meta.dirname, '..', '..', 'support', 'google-maps.js'))
  await page.route(/^https:\/\/[^/]*(google|gstatic)/, (route) =>
    route.fulfill({body: script, contentType: 'text/javascript'}),
  )
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({body: '<!doctype html><title>Video</title>', contentType: 'text/html'}),
  )
  await openHydrated(page, '/gp-visit')
  await page.getByRole('button', {name: 'Show the street map (Google)'}).click()
  await expect(page.locator('gmp-advanced-marker')).toHaveCount(6)

  await openHydrated(page, '/review')
  await page.locator('[data-embed-opener]').first().click()
  const frame = page.locator('iframe[src^="https://player.vimeo.com/"]')
  await expect
    .poll(() =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate(() => document.title),
    )
    .toBe('Video')
  expect(violations).toEqual([])
})

test('SEC-1: analytics that a visitor agreed to is let through', async ({page}) => {
  const violations = await collectViolations(page)
  await looksLikeVisitor(page)
  await page.addInitScript(({key, value}) => localStorage.setItem(key, value), {
    key: choiceKey,
    value: writtenChoice('yes', Date.now()),
  })
  await openHydrated(page, '/')
  const id = await visitorId(page)
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms'}).click()
  await expect.poll(async () => (await requestsOf(id)).length, {timeout: 20_000}).toBeGreaterThan(0)
  expect(violations).toEqual([])
})

test('SEC-2: no other site can frame a page', async ({page}) => {
  const stranger = site.replace('localhost', 'stranger.localhost')
  await page.route(`${stranger}/`, (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${site}/about"></iframe>`}),
  )
  await page.goto(`${stranger}/`)
  // What Chromium shows instead of a page that may not be framed.
  const framed = () => page.frames().map((frame) => frame.url())
  await expect.poll(framed).toContain('chrome-error://chromewebdata/')
  const answer = await page.request.get('/about')
  expect(answer.status()).toBe(200)
  expect(policyOf(answer)).toContain("frame-ancestors 'none'")
})

test('SEC-2: answers to programs, files and pictures run nothing and are framed by nobody', async ({
  request,
}) => {
  const home = await (await request.get('/')).text()
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home)?.[0] ?? ''
  const drawing = /\/_next\/static\/media\/[^"#]+\.svg/.exec(home)?.[0] ?? ''
  const share = /content="[^"]*(\/share\/[^"]+\.png)"/.exec(home)?.[1] ?? ''
  const picture = /\/media\/images\/[^" ]+/.exec(home)?.[0]?.replaceAll('&amp;', '&') ?? ''
  const film = /\/media\/files\/[^" ]+\.mp4/.exec(home)?.[0] ?? ''
  const nothing = /default-src 'none'/
  for (const path of [
    script,
    drawing,
    share,
    picture,
    film,
    '/icon.svg',
    '/favicon.ico',
    '/site.webmanifest',
    '/about.md',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/updates/feed.xml',
    '/.well-known/security.txt',
    '/nothing.php',
    '/_next/static/nothing.js',
    '/media/nothing',
    '/api/health',
    '/api/nothing',
    '/api/draft-mode/enable',
  ]) {
    expect(path).not.toBe('')
    const answer = await request.get(path)
    const headers = answer.headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    // Next hands films on as the lake sends them.
    if (path !== film) expect(headers['referrer-policy'], path).toMatch(/^(no-referrer|strict-)/)
    expect(headers['cross-origin-resource-policy'], path).toMatch(
      /^\/(?:media|share)\//.test(path) ? /^cross-origin$/ : /^same-origin$/,
    )
    expect(headers['content-security-policy'], path).toMatch(nothing)
    expect(headers['content-security-policy'], path).not.toMatch(/script-src/)
    if (!path.startsWith('/api/'))
      expect(headers['content-security-policy'], path).toMatch(/sandbox/)
  }
})

test('SEC-3: a script in an uploaded drawing does not run', async ({page}) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="document.documentElement.setAttribute(\'data-ran\', \'\')">' +
    '<script>document.documentElement.setAttribute("data-ran", "")</script><rect width="8" height="8"/></svg>'
  const asset = await contentClient.assets.upload('image', Buffer.from(svg), {
    filename: 'drawing.svg',
    contentType: 'image/svg+xml',
  })
  try {
    const address = `/media/images/${asset.assetId}-8x8.svg`
    const answer = await page.goto(address)
    expect(answer?.headers()['content-type']).toBe('image/svg+xml')
    expect(answer?.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    await expect(page.locator('rect')).toBeAttached()
    expect(await page.locator('svg').getAttribute('data-ran')).toBeNull()
  } finally {
    await contentClient.delete(asset._id)
  }
})

test('SEC-4: security.txt says who to tell, and is not out of date', async ({request}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:security@lamplight\.example$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})
