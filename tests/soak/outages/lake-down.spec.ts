import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {draftSessionCookie, signDraftSession} from '#content/preview/draft-cookie.ts'
import {readPreviewModeId} from '#config/next-internals.ts'
import {outageCopy} from '#shared/fallback-copy.ts'
import {optimizerPath} from '#shared/media-paths.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {outageLakePort, outagePort, relayPort} from '#tests/support/addresses.ts'
import {contentClientOf} from '#tests/support/content-client.ts'
import {secrets} from '#tests/support/secrets.ts'
import {type Fault, faults, FaultyRelay} from '#content/testing/faulty-relay.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {mediaUrls} from '#tests/support/urls-in-html.ts'
import {simplePage} from '#tests/support/simple-page.ts'
import {startLakeCopy} from '#tests/support/lake-copy.ts'

/**
 * Timeout of a request. A relay between an isolated site and its content lake simulates outages that last until the
 * site has responded, so a response proves that the site did not wait for the lake (decision 15).
 */
const abortMs = 10_000

const processes = new Processes()
const contentClient = contentClientOf(outageLakePort)
const relay = new FaultyRelay(relayPort, outageLakePort)
let site: IsolatedSite

test.beforeAll(async () => {
  await startLakeCopy(
    {
      lakePort: outageLakePort,
      dataFolder: 'tests/.output/outages-data',
      sitePort: outagePort,
      origin: `http://localhost:${outagePort}`,
      // The tests send the webhooks themselves.
      hasWebhook: false,
    },
    processes,
  )
  site = new IsolatedSite({name: 'outages', port: outagePort, lakePort: relayPort}, processes)
  await relay.play(null)
  await site.start()
  await site.catchUp()
})

test.afterAll(async () => {
  await processes.stopAll()
  await relay.stop()
})

test.afterEach(async () => {
  await relay.play(null)
  await expect.poll(async () => (await get('/api/health')).status, {timeout: 30_000}).toBe(200)
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.origin + path, {
    headers,
    // Next redirects requests of its client router.
    redirect: 'follow',
    signal: AbortSignal.timeout(abortMs),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    cache: response.headers.get('x-nextjs-cache'),
    cacheControl: response.headers.get('cache-control') ?? '',
    body: await response.text(),
  }
}

async function post(path: string, type: string, body: string): Promise<Response> {
  return await fetch(site.origin + path, {
    method: 'POST',
    headers: {'content-type': type},
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(abortMs),
  })
}

/** Headers of Next's router: for the data of a page, and for the prefetch of a link. */
const navigation = {rsc: '1'}
const prefetch = {rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree'}

async function expectPages(): Promise<void> {
  for (const path of ['/', '/about', '/gp-visit', '/home', '/contact?from=test']) {
    const page = await get(path)
    expect(page, path).toMatchObject({status: 200, cache: 'HIT'})
    expect(page.body, path).toContain('</main>')
    expect(await get(path, navigation), path).toMatchObject({
      status: 200,
      type: 'text/x-component',
      cache: 'HIT',
    })
    expect((await get(path, prefetch)).status, path).toBe(200)
  }
}

async function expectNotFoundPage(): Promise<void> {
  for (const path of ['/no/such/page', '/guess']) {
    const page = await get(path)
    expect(page, path).toMatchObject({status: 404, cache: 'HIT', cacheControl: 'no-store'})
    expect(page.body, path).toContain('404 – Page Not Found')
    expect((await get(path, navigation)).status, path).toBe(404)
  }
}

async function expectMachineFiles(): Promise<void> {
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt']) {
    // Cached, and stale when something was published since.
    const {status, cache} = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect(['HIT', 'STALE'], path).toContain(cache)
  }
  expect(await get('/about.md')).toMatchObject({status: 200, type: 'text/markdown; charset=utf-8'})
  const address = /property="og:image" content="([^"]+)"/.exec((await get('/about')).body)?.[1]
  const image = await get(new URL(address ?? '').pathname)
  expect(image).toMatchObject({status: 200, type: 'image/png'})
}

/** Images that a visitor has requested before the outage. */
let seen: string[] = []
let video = ''

test.beforeAll(async () => {
  const addresses = mediaUrls((await get('/')).body)
  seen = addresses.filter((address) => address.startsWith(optimizerPath)).slice(0, 12)
  expect(seen).toHaveLength(12)
  for (const address of seen) expect((await get(address)).status).toBe(200)
  video = addresses.find((address) => address.endsWith('.mp4')) ?? ''
  expect((await get(video, {range: 'bytes=0-99'})).status).toBe(206)
})

for (const fault of faults) {
  test(`everything except videos and uncached images works while the lake is ${fault} (OPS-3, decision 15)`, async () => {
    await relay.play(fault)
    await expectPages()
    await expectNotFoundPage()
    await expectMachineFiles()

    const registration = {name: 'Ada', lastName: 'Lovelace', role: 'patient'}
    const email = `${fault}@example.com`
    const answer = await post(
      '/api/interest/register',
      'application/json',
      JSON.stringify({...registration, email}),
    )
    expect(answer.status).toBe(201)
    const form = new URLSearchParams({...registration, email: `browser-${email}`})
    const landed = await post(
      '/api/interest/register?form=earlyAccess',
      'application/x-www-form-urlencoded',
      form.toString(),
    )
    expect(landed.status).toBe(303)
    const landing = new URL(landed.headers.get('location') ?? '', site.origin)
    expect(await get(landing.pathname)).toMatchObject({status: 200, cache: 'HIT'})

    for (const address of seen) expect((await get(address)).status, address).toBe(200)
    // The site cannot tell an HTML page or a slow response from a video.
    if (fault !== 'dripping' && fault !== 'html')
      expect(await get(video)).toMatchObject({status: 503, cacheControl: 'no-store'})

    const health = await get('/api/health')
    expect(health.status).toBe(503)
    expect(JSON.parse(health.body)).toMatchObject({database: 'ok', content: 'unavailable'})
  })
}

test('a site that starts while the lake hangs serves its pages (decision 15)', async () => {
  await relay.play('hanging')
  await site.stop()
  await site.start()
  await expectPages()
  await expectNotFoundPage()
})

test('client navigation works while the lake hangs (decision 15)', async ({page}) => {
  await relay.play('hanging')
  await page.goto(site.origin)
  await page.locator('footer').getByRole('link', {name: 'About', exact: false}).first().click()
  await expect(page).toHaveURL(`${site.origin}/about`)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('requests for unknown paths send no query to the lake (decision 15)', async () => {
  const before = relay.requests
  for (let guess = 0; guess < 200; guess += 1) {
    expect((await get(`/guess-${guess}`)).status).toBe(404)
  }
  // Comparisons in the background may send some requests.
  expect(relay.requests - before).toBeLessThan(10)
})

/** A page about which the lake sends no webhook. */
const id = 'page-of-the-outages'
const path = '/only-during-an-outage'

const publish = (headline = 'Here for a moment') =>
  contentClient.createOrReplace(simplePage({id, path, headline}))

/** Sends a webhook about the page, as the lake would. */
async function sendWebhook(operation: 'create' | 'update'): Promise<void> {
  const previousSlug = operation === 'create' ? null : path
  const change = JSON.stringify({_id: id, _type: 'page', slug: path, previousSlug, operation})
  const signature = await encodeSignatureHeader(
    change,
    Date.now(),
    secrets.SANITY_REVALIDATE_SECRET,
  )
  const response = await fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: {'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature},
    body: change,
    signal: AbortSignal.timeout(abortMs),
  })
  expect(response.status).toBe(200)
}

/** The route table, which the site stores for its next process. */
const routeTableFile = () => join(site.buildFolder, 'route-table.json')
const readRouteTable = (): string => readFileSync(routeTableFile(), 'utf8')

test('a known page that is not cached returns 503 with a message while the lake is down (decision 15)', async () => {
  await site.stop()
  const stored = z.looseObject({pages: z.array(z.string())}).parse(JSON.parse(readRouteTable()))
  writeFileSync(routeTableFile(), JSON.stringify({...stored, pages: [...stored.pages, path]}))
  await relay.play('hanging')
  await site.start()
  for (const fault of ['hanging', 'dripping', 'refused'] satisfies Fault[]) {
    await relay.play(fault)
    const failed = await get(path)
    expect(failed.status, fault).toBe(503)
    expect(failed.body, fault).toContain(outageCopy.text)
    expect(failed.body.length, fault).toBeLessThan(1000)
    expect(failed.cacheControl, fault).toContain('no-store')
    await expectPages()
  }
})

test('a page published without a webhook appears, stays cached while the lake hangs and disappears when deleted (decision 15)', async () => {
  try {
    await publish()
    // A new process compares its pages with the content.
    await site.stop()
    await site.start()
    await expect.poll(readRouteTable, {timeout: 30_000}).toContain(path)
    await site.catchUp()

    await relay.play(null)
    await expect.poll(async () => (await get(path)).status, {timeout: 30_000}).toBe(200)
    await relay.play('hanging')
    expect((await get(path)).body, 'good once').toContain('Here for a moment')
    expect(site.cachedFiles().filter((file) => file.includes(path))).toHaveLength(1)

    await relay.play(null)
    await contentClient.delete(id)
    await site.stop()
    await site.start()
    await expect.poll(async () => (await get(path)).status, {timeout: 30_000}).toBe(404)
    expect(readRouteTable()).not.toContain(path)
    await expect.poll(() => site.cachedFiles().filter((file) => file.includes(path))).toEqual([])
  } finally {
    await contentClient.delete(id)
  }
})

test('a page that was published while the lake was unreachable appears when the lake is back (decision 15)', async () => {
  try {
    await relay.play('refused')
    await site.stop()
    await site.start()
    await publish()
    expect((await get(path)).status).toBe(404)
    await relay.play(null)
    await expect.poll(async () => (await get(path)).status, {timeout: 30_000}).toBe(200)
  } finally {
    await contentClient.delete(id)
  }
})

test('a page includes what was published while it was being rendered (decision 42)', async () => {
  const fresh = async () => {
    const {cache, body} = await get(path)
    return cache === 'HIT' ? (/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? body) : cache
  }
  try {
    await publish('The first words')
    await sendWebhook('create')
    await expect.poll(fresh, {timeout: 30_000}).toContain('The first words')
    const answers = relay.hold(path)
    try {
      await sendWebhook('update')
      await answers.came
      await publish('The second words')
      await sendWebhook('update')
    } finally {
      answers.release()
    }
    await expect.poll(fresh, {timeout: 30_000}).toContain('The second words')
  } finally {
    await contentClient.delete(id)
  }
})

test('a draft shows an error message while the lake is unreachable (decision 15)', async () => {
  const value = readPreviewModeId(site.buildFolder) ?? 'no build'
  await relay.play('refused')
  const session = signDraftSession(
    {secret: secrets.LINK_SIGNING_SECRET, draftToken: secrets.SANITY_API_READ_TOKEN},
    {expiresAt: Date.now() + 60_000, share: null, path: null},
  )
  const cookie = `__prerender_bypass=${value}; ${draftSessionCookie}=${session}`
  const draft = await get('/about', {cookie})
  expect(draft).toMatchObject({status: 503, cacheControl: 'no-store'})
  expect(draft.body).toContain('The content lake cannot be reached')
})
