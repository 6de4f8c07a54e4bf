import {readFileSync, writeFileSync} from 'node:fs'
import {connect} from 'node:net'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {z} from 'zod'
import {draftSessionCookie, signDraftSession} from '#content/preview/draft-cookie.ts'
import {readPreviewModeId} from '#config/next-internals.ts'
import {type Fault, faults, FaultyRelay} from '#lib/testing/faulty-relay.ts'
import {outageCopy} from '#shared/fallback-copy.ts'
import {optimizerPath} from '#shared/media-paths.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, outagePort, relayPort} from '#tests/support/addresses.ts'
import {secrets} from '#tests/support/secrets.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {mediaUrls} from '#tests/support/urls-in-html.ts'

/**
 * Timeout of a request. A relay between an isolated site and its content lake simulates outages that last until the
 * site has responded, so a response proves that the site did not wait for the lake (decision 15).
 */
const abortMs = 10_000

const processes = new Processes()
const relay = new FaultyRelay(() => connect(lakePort, '127.0.0.1'), relayPort)
const site = new IsolatedSite({name: 'outages', port: outagePort, lakePort: relayPort}, processes)

/** Images that a visitor has requested before the outage. */
let seen: string[] = []
let video = ''

test.beforeAll(async () => {
  await relay.play(null)
  await site.start()
  await site.catchUp()
  const addresses = mediaUrls((await get('/')).body)
  seen = addresses.filter((address) => address.startsWith(optimizerPath)).slice(0, 12)
  expect(seen).toHaveLength(12)
  for (const address of seen) expect((await get(address)).status).toBe(200)
  video = addresses.find((address) => address.endsWith('.mp4')) ?? ''
  expect((await get(video, {range: 'bytes=0-99'})).status).toBe(206)
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

for (const fault of faults) {
  test(`everything except videos and uncached images works while the lake is ${fault} (OPS-3, decision 15)`, async () => {
    await relay.play(fault)
    await expectPages()
    await expectNotFoundPage()
    await expectMachineFiles()

    const person = {name: 'Ada', lastName: 'Lovelace', role: 'patient'}
    const landed = await fetch(`${site.origin}/api/interest/register?form=earlyAccess`, {
      method: 'POST',
      body: new URLSearchParams({...person, email: `${fault}@example.com`}),
      redirect: 'manual',
      signal: AbortSignal.timeout(abortMs),
    })
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

test('requests for unknown paths send no query to the lake (decision 15)', async () => {
  const before = relay.requests
  for (let guess = 0; guess < 200; guess += 1) {
    expect((await get(`/guess-${guess}`)).status).toBe(404)
  }
  // Comparisons in the background may send some requests.
  expect(relay.requests - before).toBeLessThan(10)
})

test('a known page that is not cached returns 503 with a message while the lake is down (decision 15)', async () => {
  const path = '/only-in-the-table'
  // The route table, which the site stores for its next process.
  const file = join(site.buildFolder, 'route-table.json')
  await site.stop()
  const stored = z.looseObject({pages: z.array(z.string())}).parse(readJson(file))
  writeFileSync(file, JSON.stringify({...stored, pages: [...stored.pages, path]}))
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

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
