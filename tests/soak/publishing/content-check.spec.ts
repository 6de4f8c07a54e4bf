import {connect} from 'node:net'
import {expect, test} from '@playwright/test'
import {FaultyRelay} from '#lib/testing/faulty-relay.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {waitUntilFresh} from '#tests/support/rendered-pages.ts'
import {copyPort, relayPort} from '#tests/support/addresses.ts'
import {IsolatedSite} from '#tests/support/isolated-site.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, lakePort, publish, withRestored} = siteContent

/** A generous limit, because other tests run at the same time. */
const within = {timeout: 150_000, intervals: [100]}

/** Waits until a page contains a text. Compares a boolean to keep the page out of error messages. */
const expectShown = (path: string, text: string) =>
  expect
    .poll(async () => (await (await fetch(site.origin + path)).text()).includes(text), {
      ...within,
      message: `${path} shows ${text}`,
    })
    .toBe(true)
const status = async (path: string) => (await fetch(site.origin + path)).status

const processes = new Processes()
const relay = new FaultyRelay(() => connect(lakePort, '127.0.0.1'), relayPort)
const options = {name: 'content-check', port: copyPort, lakePort: relayPort, isBare: true}
/** A site that receives no webhooks. */
const site = new IsolatedSite(options, processes)

test.describe.configure({mode: 'serial', timeout: 600_000})
test.beforeAll(() => relay.play(null))
test.afterAll(async () => {
  await processes.stopAll()
  await relay.stop()
})

const heading = (text: string) => publish('page-contact', {set: {'sections[0].heading': text}})

test('pages show what was published before the site started, or while it could not reach its content lake (OPS-6, decision 5)', async () => {
  await withRestored(['page-contact', 'page-check'], async () => {
    // The first start compares the content with the state that the build recorded.
    await heading('Published after the build')
    await site.start()
    await expectShown('/contact', 'Published after the build')

    await site.stop()
    await heading('Published in the night')
    await relay.play('refused')
    await site.start()
    await contentClient.createOrReplace(
      simplePage({id: 'page-check', path: '/page-check', headline: 'Here for a moment'}),
    )
    expect(await status('/page-check')).toBe(404)
    await relay.play(null)
    await expectShown('/contact', 'Published in the night')
    await expect.poll(() => status('/page-check'), within).toBe(200)
  })
  await site.stop()
})

test('pages follow a publication, a move and a deletion without a webhook, and only they are rendered again (OPS-6, decision 5)', async () => {
  await site.start({CONTENT_CHECK_MINUTES: '0.01'})
  // The site makes no comparison before it has rendered the changes of earlier tests.
  await site.catchUp()
  expect(await status('/page-check'), 'deleted meanwhile').toBe(404)
  await withRestored(['page-contact', 'page-careers'], async () => {
    await heading('The first change')
    await expectShown('/contact', 'The first change')
    await waitUntilFresh(['/contact', '/terms'], site.origin)
    const before = [site.renderedAt('/contact'), site.renderedAt('/terms')]
    await heading('The second change')
    await expectShown('/contact', 'The second change')
    const after = [site.renderedAt('/contact'), site.renderedAt('/terms')]
    expect(after[0]).toBeGreaterThan(before[0] ?? 0)
    expect(after[1]).toBe(before[1])

    await publish('page-careers', {set: {'path.current': '/work-with-us'}})
    await expectShown('/', 'href="/work-with-us"')
    await expect.poll(() => status('/careers'), within).toBe(404)
  })
  await expect.poll(() => status('/work-with-us'), within).toBe(404)
})
