import {expect, test} from '@playwright/test'
import {Processes} from '#scripts/cli/processes.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {waitUntilFresh} from '#tests/support/rendered-pages.ts'
import {copyPort} from '#tests/support/addresses.ts'
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

let processes: Processes
/** A site that receives no webhooks. */
let site: IsolatedSite

function prepareSite(): void {
  processes = new Processes()
  const options = {name: 'content-check', port: copyPort, lakePort, isBare: true}
  site = new IsolatedSite(options, processes)
}

test.describe('a site that was down', () => {
  test.beforeAll(prepareSite)
  test.afterAll(() => processes.stopAll())

  test('pages show what was published before the site started (OPS-6, decision 5)', async () => {
    await withRestored(['page-contact', 'faq-gp-2'], async () => {
      // The first start compares the content with the state that the build recorded.
      await publish('page-contact', {set: {'sections[0].heading': 'Published after the build'}})
      await site.start()
      await expectShown('/contact', 'Published after the build')

      await site.stop()
      await publish('page-contact', {set: {'sections[0].heading': 'Published in the night'}})
      await publish('faq-gp-2', {set: {question: 'Who comes in the night?'}})
      await site.start()
      await expectShown('/contact', 'Published in the night')
      await expectShown('/gp-visit', 'Who comes in the night?')
    })
  })
})

test.describe('a site without webhooks', () => {
  test.beforeAll(async () => {
    prepareSite()
    await site.start({CONTENT_CHECK_MINUTES: '0.01'})
    // The site makes no comparison before it has rendered the changes of earlier tests.
    await site.catchUp()
  })
  test.afterAll(() => processes.stopAll())

  test('only pages that show a changed document are rendered again (OPS-6, decision 5)', async () => {
    await withRestored(['page-contact'], async () => {
      await publish('page-contact', {set: {'sections[0].heading': 'The first change'}})
      await expectShown('/contact', 'The first change')
      await waitUntilFresh(['/contact', '/terms'], site.origin)
      const before = [site.renderedAt('/contact'), site.renderedAt('/terms')]
      await publish('page-contact', {set: {'sections[0].heading': 'The second change'}})
      await expectShown('/contact', 'The second change')
      const after = [site.renderedAt('/contact'), site.renderedAt('/terms')]
      expect(after[0]).toBeGreaterThan(before[0] ?? 0)
      expect(after[1]).toBe(before[1])
    })
  })

  test('pages follow a publication, a move and a deletion (OPS-6, decision 5)', async () => {
    test.setTimeout(900_000)
    await withRestored(['page-contact', 'page-careers', 'page-check'], async () => {
      await publish('page-contact', {set: {'sections[0].heading': 'No webhook told of this'}})
      await expectShown('/contact', 'No webhook told of this')

      await publish('page-careers', {set: {'path.current': '/work-with-us'}})
      await expectShown('/', 'href="/work-with-us"')
      await expect.poll(() => status('/careers'), within).toBe(404)

      await contentClient.createOrReplace(
        simplePage({id: 'page-check', path: '/page-check', headline: 'Here for a moment'}),
      )
      await expect.poll(() => status('/page-check'), within).toBe(200)
      await contentClient.delete('page-check')
      await expect.poll(() => status('/page-check'), within).toBe(404)
    })
  })
})
