import {expect, test, type APIRequestContext} from '@playwright/test'
import {documentsPerPage} from '#routing/list-pages.ts'
import {siteContent} from '#tests/support/site-content.ts'

const {contentClient, withRestored} = siteContent

/** The site reads the list of paths again when a document is added or removed. */
const soon = {timeout: 30_000, intervals: [50]}

const html = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const status = async (request: APIRequestContext, path: string) =>
  (await request.get(path)).status()

test('clinicians beyond the first page get more pages, and the map searches all of them (GP-2, SPEC-1)', async ({
  request,
}) => {
  // More than the page query returns, together with those of the seed.
  const ids = Array.from({length: 40}, (_, index) => `clinician-of-a-test-${index}`)
  const model = await contentClient.getDocument('clinician-adaeze-thornbury')
  if (model === undefined) throw new Error('The seed has no such clinician.')
  expect(await status(request, '/gp-visit/page-2')).toBe(404)
  await withRestored(ids, async () => {
    const transaction = contentClient.transaction()
    for (const [index, id] of ids.entries()) {
      const slug = {_type: 'slug', current: `of-a-test-${index}`}
      transaction.createOrReplace({...model, _id: id, name: `Dr Test Number${index}`, slug})
    }
    await transaction.commit()
    await expect.poll(() => status(request, '/gp-visit/page-3'), soon).toBe(200)
    await expect
      .poll(() => html(request, '/gp-visit'), soon)
      .toContain('<a rel="next" href="/gp-visit/page-2">')
    // A page may be rendered between two of the forty publications.
    const names = async () => {
      const pages = await Promise.all(
        ['', '/page-2', '/page-3'].map((page) => html(request, `/gp-visit${page}`)),
      )
      return pages.map((page) => [...page.matchAll(/<h3>(Dr [^<]+)</g)].map(([, name]) => name))
    }
    const lengths = async () => (await names()).map(({length}) => length)
    await expect.poll(lengths, soon).toEqual([documentsPerPage, documentsPerPage, 6])
    const [first = [], ...others] = await names()
    expect(new Set([...first, ...others.flat()]).size).toBe(46)
    expect(first[0]).toBe('Dr Adaeze Thornbury')
    expect(await status(request, '/gp-visit/page-4')).toBe(404)
    expect(await status(request, '/specialist-visit/page-2')).toBe(404)
    expect(await html(request, '/specialist-visit')).toContain('type="radio"')
    expect(await status(request, '/specialist-visit/video')).toBe(404)
    await expect.poll(() => status(request, '/languages/page-3'), soon).toBe(200)
    const places = async () => {
      const everybody: unknown = JSON.parse(await html(request, '/api/clinician-places/doctor'))
      return Array.isArray(everybody) ? everybody.length : everybody
    }
    await expect.poll(places, soon).toBe(46)
    expect(await status(request, '/api/clinician-places/nurse')).toBe(404)
  })
  await expect.poll(() => status(request, '/gp-visit/page-2'), soon).toBe(404)
})

test('each way to meet has its own list when specialists fill more than one page, with and without JavaScript (SPEC-1)', async ({
  request,
  page,
  browser,
}) => {
  const ids = Array.from({length: 25}, (_, index) => `specialist-of-a-test-${index}`)
  const model = await contentClient.getDocument('clinician-leila-ashgrovian')
  if (model === undefined) throw new Error('The seed has no such clinician.')
  await withRestored(ids, async () => {
    const transaction = contentClient.transaction()
    for (const [index, id] of ids.entries()) {
      const slug = {_type: 'slug', current: `specialist-of-a-test-${index}`}
      // One of them works in a clinic, the others only by video.
      const modes = index === 7 ? ['In person'] : ['Video']
      transaction.createOrReplace({...model, _id: id, name: `Dr Zoe Number${index}`, slug, modes})
    }
    await transaction.commit()
    await expect.poll(() => status(request, '/specialist-visit/video/page-2'), soon).toBe(200)
    await expect
      .poll(() => html(request, '/specialist-visit'), soon)
      .toContain('href="/specialist-visit/video')
    expect(await status(request, '/specialist-visit/video/page-3')).toBe(404)
    expect(await status(request, '/specialist-visit/page-2/video')).toBe(404)

    const names = async (path: string) =>
      [...(await html(request, path)).matchAll(/<div data-name=""><h3>([^<]+)</g)].map(
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
    expect(await names('/specialist-visit/clinic')).toContain('Dr Zoe Number7')

    const second = await html(request, '/specialist-visit/video/page-2')
    expect(second).toMatch(/<title>[^<]* – Video – page 2/)
    expect(second).toMatch(/<link rel="canonical" href="[^"]*\/specialist-visit"/)
    expect(second).toMatch(/<meta name="robots" content="noindex/)
    expect(second).toContain('<a rel="prev" href="/specialist-visit/video">')
    expect(await html(request, '/sitemap.xml')).not.toContain('/specialist-visit/video')

    await page.goto('/specialist-visit')
    const choice = page.getByRole('navigation', {name: 'How would you like to meet?'})
    await expect(choice.getByRole('link', {name: 'Any way'})).toHaveAttribute(
      'aria-current',
      'true',
    )
    await choice.getByRole('link', {name: 'Clinic'}).focus()
    await page.keyboard.press('Tab')
    await expect(choice.getByRole('link', {name: 'Video'})).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/specialist-visit\/video#/)
    await expect(choice.getByRole('link', {name: 'Video'})).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', {name: 'Dr Zoe Number0', exact: true})).toBeVisible()

    const context = await browser.newContext({javaScriptEnabled: false})
    const still = await context.newPage()
    await still.goto(new URL('/specialist-visit', page.url()).href)
    await still
      .getByRole('navigation', {name: 'How would you like to meet?'})
      .getByText('Clinic')
      .click()
    await expect(still).toHaveURL(/\/specialist-visit\/clinic#/)
    await expect(still.getByRole('heading', {name: 'Dr Zoe Number7', exact: true})).toBeVisible()
    await expect(still.getByRole('heading', {name: 'Dr Zoe Number0', exact: true})).toHaveCount(0)
    await context.close()
  })
  await expect.poll(() => status(request, '/specialist-visit/video'), soon).toBe(404)
  await expect.poll(() => html(request, '/specialist-visit'), soon).toContain('type="radio"')
})
