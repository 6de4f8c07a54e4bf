import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {draftSessionCookie, signDraftSession} from '#content/preview/draft-cookie.ts'
import {readPreviewModeId} from '#config/next-internals.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, outagePort, relayPort} from '#tests/support/addresses.ts'
import {HostedSanity} from '#tests/support/hosted-sanity.ts'
import {isolatedFolder, IsolatedSite} from '#tests/support/isolated-site.ts'
import {postWebhook} from '#tests/support/post-webhook.ts'
import {secrets} from '#tests/support/secrets.ts'
import {siteContent} from '#tests/support/site-content.ts'

/** The site on a stand-in for hosted Sanity, which the embedded content lake is stricter than. */
const processes = new Processes()
const sanity = new HostedSanity()
let site: IsolatedSite

test.beforeAll(async () => {
  site = new IsolatedSite({name: 'hosted', port: outagePort, lakePort}, processes)
  await sanity.start(relayPort, join(isolatedFolder('hosted'), 'certificate'))
  await site.start(sanity.environment)
  await site.catchUp()
})

test.afterAll(async () => {
  await processes.stopAll()
  sanity.stop()
})

test.afterEach(() => sanity.behave({}))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.origin + path, {headers, redirect: 'manual'})
  return {
    status: response.status,
    to: response.headers.get('location'),
    retryAfter: response.headers.get('retry-after'),
    body: await response.text(),
  }
}

const {withRestored} = siteContent

const send = async (change: unknown) => {
  const response = await postWebhook(change, {origin: site.origin})
  expect(response.status).toBe(200)
}

const headings = (words: string) => ({'sections[0].headline': words})

/** Waits until the site sends no requests by itself, such as those of pages that it renders again. */
async function whenQuiet(): Promise<void> {
  let before = -1
  const isQuiet = () => {
    const last = before
    before = sanity.requests
    return last === before
  }
  await expect.poll(isQuiet, {intervals: [3000], timeout: 90_000}).toBe(true)
}

for (const lagMs of [0, 500, 5000]) {
  test(`a publication appears that queries return ${lagMs} ms after its webhook (OPS-6)`, async () => {
    const words = `Visible after ${lagMs} ms`
    await withRestored(['page-about'], async () => {
      await sanity.publish('page-about', headings(words), {lagMs, send})
      await expect.poll(async () => (await get('/about')).body, {timeout: 20_000}).toContain(words)
    })
  })
}

test('a page responds at its new path, and back at its old one (OPS-6)', async () => {
  const move = (to: string) =>
    sanity.publish('page-contact', {path: {_type: 'slug', current: to}}, {lagMs: 1500, send})
  await withRestored(['page-contact'], async () => {
    await move('/write-to-us')
    await expect.poll(async () => (await get('/write-to-us')).status, {timeout: 20_000}).toBe(200)
    await move('/contact')
    await expect.poll(async () => (await get('/contact')).status, {timeout: 20_000}).toBe(200)
  })
})

test('a form text appears in the form (OPS-6)', async () => {
  const submit = 'Send it now, please'
  await withRestored(['form-contact'], async () => {
    await sanity.publish('form-contact', {submit}, {lagMs: 1500, send})
    await expect.poll(async () => (await get('/contact')).body, {timeout: 20_000}).toContain(submit)
  })
})

test('a draft shows an edit that queries return later (decision 15)', async () => {
  const session = signDraftSession(
    {secret: secrets.LINK_SIGNING_SECRET, draftToken: secrets.SANITY_API_READ_TOKEN},
    {expiresAt: Date.now() + 60_000, share: null, path: null},
  )
  const bypass = readPreviewModeId(site.buildFolder) ?? 'no build'
  const cookie = `__prerender_bypass=${bypass}; ${draftSessionCookie}=${session}`
  const words = 'A draft of hosted Sanity'
  await withRestored(['page-about'], async () => {
    expect((await get('/about', {cookie})).body).not.toContain(words)
    await sanity.publish('page-about', headings(words), {lagMs: 500, send: () => Promise.resolve()})
    expect((await get('/about', {cookie})).body).toContain(words)
  })
})

test('a first rendering succeeds while every response takes 1.5 seconds (decision 15)', async () => {
  sanity.behave({latencyMs: 1500})
  await site.stop()
  await site.deletePages()
  await site.start(sanity.environment)
  for (const path of ['/about', '/faq', '/gp-visit'])
    expect((await get(path)).status, path).toBe(200)
})

test('requests of strangers send no API request each (decision 70)', async () => {
  await whenQuiet()
  const before = sanity.requests
  for (let count = 0; count < 100; count += 1) {
    expect((await get('/api/health')).status).toBe(200)
    await get('/api/draft-mode/enable?sanity-preview-secret=guess')
    await get('/api/draft-mode/enable?sanity-preview-secret=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
  }
  // Twenty wrong secrets take two requests each; the other eighty and the health checks hardly any.
  expect(sanity.requests - before).toBeLessThanOrEqual(45)
})

test('a rate limit is honoured, and visitors still get pages (decision 15)', async () => {
  expect((await get('/about')).status).toBe(200)
  await whenQuiet()
  sanity.behave({retryAfterS: 60})
  const change = {_id: 'page-about', _type: 'page', slug: '/about', operation: 'create'}
  expect((await postWebhook(change, {origin: site.origin})).status).toBe(503)
  const before = sanity.requests
  for (let count = 0; count < 20; count += 1) {
    expect((await get('/about')).status).toBe(200)
    await postWebhook(change, {origin: site.origin})
  }
  expect(sanity.requests - before).toBeLessThan(5)
})

test('a private dataset empties no page (OPS-6)', async () => {
  sanity.behave({isPrivate: true})
  await site.stop()
  await site.start(sanity.environment)
  expect((await get('/about')).status).toBe(200)
  expect((await get('/faq')).status).toBe(200)
})
