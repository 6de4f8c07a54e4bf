import {expect, type Page, test} from '@playwright/test'
import {documentsPerPage} from '#routing/list-pages.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {contentClient, htmlOf, visit, withRestored} = siteContent

/** The site reads the list of paths again when a document is added or removed. */
const soon = {timeout: 30_000, intervals: [50]}

const status = async (path: string) => (await visit(path)).status

/** Runs a test with copies of a clinician, and deletes them afterwards. */
async function withCopies(
  id: string,
  count: number,
  change: (index: number) => {name: string; modes?: string[]},
  run: () => Promise<void>,
): Promise<void> {
  const model = await contentClient.getDocument(id)
  if (model === undefined) throw new Error(`The seed has no ${id}.`)
  const copies = Array.from({length: count}, (_, index) => {
    const own = `clinician-of-a-test-${index}`
    return {...model, ...change(index), _id: own, slug: {_type: 'slug', current: own}}
  })
  await withRestored(
    copies.map(({_id}) => _id),
    async () => {
      const transaction = contentClient.transaction()
      for (const copy of copies) transaction.createOrReplace(copy)
      await transaction.commit()
      await run()
    },
  )
}

test('clinicians beyond the first page get more pages, and the map searches all of them (GP-2, SPEC-1)', async () => {
  expect(await status('/gp-visit/page-2')).toBe(404)
  const named = (index: number) => ({name: `Dr Test Number${index}`})
  // More than the page query returns, together with those of the seed.
  await withCopies('clinician-adaeze-thornbury', 40, named, async () => {
    await expect.poll(() => status('/gp-visit/page-3'), soon).toBe(200)
    // A page may be rendered between two of the forty publications.
    const names = async () => {
      const pages = await Promise.all(
        ['', '/page-2', '/page-3'].map((page) => htmlOf(`/gp-visit${page}`)),
      )
      return pages.map((page) => [...page.matchAll(/<h3>(Dr [^<]+)</g)].map(([, name]) => name))
    }
    const lengths = async () => (await names()).map(({length}) => length)
    await expect.poll(lengths, soon).toEqual([documentsPerPage, documentsPerPage, 6])
    expect(new Set((await names()).flat()).size).toBe(46)
    expect(await status('/gp-visit/page-4')).toBe(404)
    expect(await status('/specialist-visit/page-2')).toBe(404)
    await expect.poll(() => status('/languages/page-3'), soon).toBe(200)
    const places = async () => {
      const everybody: unknown = JSON.parse(await htmlOf('/api/clinician-places/doctor'))
      return Array.isArray(everybody) ? everybody.length : everybody
    }
    await expect.poll(places, soon).toBe(46)
  })
  await expect.poll(() => status('/gp-visit/page-2'), soon).toBe(404)
})

test('each way to meet has its own list when specialists fill more than one page, with and without JavaScript (SPEC-1)', async ({
  page,
  browser,
}) => {
  expect(await htmlOf('/specialist-visit')).toContain('type="radio"')
  expect(await status('/specialist-visit/video')).toBe(404)
  // One of them works in a clinic, the others only by video.
  const specialist = (index: number) => ({
    name: `Dr Zoe Number${index}`,
    modes: index === 7 ? ['In person'] : ['Video'],
  })
  await withCopies('clinician-leila-ashgrovian', 25, specialist, async () => {
    await expect.poll(() => status('/specialist-visit/video/page-2'), soon).toBe(200)
    await expect
      .poll(() => htmlOf('/specialist-visit'), soon)
      .toContain('href="/specialist-visit/video')
    const names = async (path: string) =>
      [...(await htmlOf(path)).matchAll(/<h3>([^<]+)<\/h3><p>[^<]*\u00A0·/g)].map(
        ([, name]) => name,
      )
    await expect
      .poll(async () => (await names('/specialist-visit/video')).length, soon)
      .toBe(documentsPerPage)
    const video = [
      ...(await names('/specialist-visit/video')),
      ...(await names('/specialist-visit/video/page-2')),
    ]
    expect(video.filter((name) => name?.includes('Zoe'))).toHaveLength(24)
    expect(video).not.toContain('Dr Zoe Number7')

    const later = await htmlOf('/specialist-visit/video/page-2')
    expect(later).toMatch(/<title>[^<]* – Video – page 2/)
    expect(later).toMatch(/<link rel="canonical" href="[^"]*\/specialist-visit"/)
    expect(later).toMatch(/<meta name="robots" content="noindex/)
    expect(await htmlOf('/sitemap.xml')).not.toContain('/specialist-visit/video')

    const choiceOn = (window: Page) =>
      window.getByRole('navigation', {name: 'How would you like to meet?'})
    const choice = choiceOn(page)
    await page.goto('/specialist-visit')
    await choice.getByRole('link', {name: 'Clinic'}).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/specialist-visit\/video#/)
    await expect(choice.getByRole('link', {name: 'Video'})).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', {name: 'Dr Zoe Number0', exact: true})).toBeVisible()

    const context = await browser.newContext({javaScriptEnabled: false})
    const still = await context.newPage()
    await still.goto(new URL('/specialist-visit', page.url()).href)
    await choiceOn(still).getByText('Clinic').click()
    await expect(still).toHaveURL(/\/specialist-visit\/clinic#/)
    await expect(still.getByRole('heading', {name: 'Dr Zoe Number7', exact: true})).toBeVisible()
    await expect(still.getByRole('heading', {name: 'Dr Zoe Number0', exact: true})).toHaveCount(0)
    await context.close()
  })
  await expect.poll(() => status('/specialist-visit/video'), soon).toBe(404)
})
