import {expect, test, type APIRequestContext} from '@playwright/test'
import {siteContent} from '#tests/support/site-content.ts'
import {graphOf} from '#tests/support/graph.ts'
import {simplePage} from '#tests/support/simple-page.ts'

const {contentClient, publish, withRestored} = siteContent

const soon = {timeout: 60_000, intervals: [50]}

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const shareImageOf = (page: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''

test('a published headline changes the Markdown and the address of the share image (SEO-4, SEO-6)', async ({
  request,
}) => {
  await withRestored(['page-contact'], async () => {
    const before = shareImageOf(await text(request, '/contact'))
    await publish('page-contact', {set: {'sections[0].heading': 'Ask us anything'}})
    await expect.poll(() => text(request, '/contact'), soon).toContain('Ask us anything</h1>')
    await expect.poll(() => text(request, '/contact.md'), soon).toContain('# Ask us anything')
    const after = shareImageOf(await text(request, '/contact'))
    expect(after).not.toBe(before)
    const image = await request.get(new URL(after).pathname)
    expect(image.headers()['content-type']).toBe('image/png')
  })
})

test('a page with noindex disappears from the sitemap and llms.txt (SEO-1, SEO-3)', async ({
  request,
}) => {
  await withRestored(['page-careers'], async () => {
    expect(await text(request, '/sitemap.xml')).toContain('/careers<')
    expect(await text(request, '/llms.txt')).toContain('/careers.md')
    await publish('page-careers', {set: {'seo.noIndex': true}})
    await expect.poll(() => text(request, '/sitemap.xml'), soon).not.toContain('/careers<')
    await expect.poll(() => text(request, '/llms.txt'), soon).not.toContain('/careers.md')
  })
})

test('the older of two documents stays at their path, and the sitemap lists it once (SEO-1, G-5)', async ({
  request,
}) => {
  const twin = simplePage({id: 'a-twin', path: '/careers', headline: 'A twin'})
  await withRestored(['page-careers', twin._id], async () => {
    await contentClient.create(twin)
    await publish('page-careers', {set: {'seo.description': 'The older one.'}})
    await expect.poll(() => text(request, '/careers'), soon).toContain('The older one.')
    await expect.poll(() => text(request, '/llms.txt'), soon).toContain('The older one.')
    expect((await text(request, '/llms.txt')).split('/careers.md')).toHaveLength(2)
    // The restored page of another test may reach the sitemap later than llms.txt.
    const {_updatedAt} = await contentClient.fetch<{_updatedAt: string}>(
      '*[_id == "page-careers"][0]',
    )
    const changed = _updatedAt.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)
    await expect
      .poll(() => text(request, '/sitemap.xml'), soon)
      .toMatch(new RegExp(`/careers</loc>\\s*<lastmod>${changed}`))
    expect((await text(request, '/sitemap.xml')).split('/careers<')).toHaveLength(2)
  })
})

test('a real clinician is in the sitemap and the JSON-LD, and a sample clinician is in neither (SEO-1, SEO-5)', async ({
  request,
}) => {
  const id = 'clinician-adaeze-thornbury'
  const path = '/doctors/adaeze-thornbury'
  const typesAt = async () => graphOf(await text(request, path)).map((node) => node['@type'])
  await withRestored([id], async () => {
    expect(await typesAt()).not.toContain('Physician')
    await contentClient
      .patch(id)
      .set({
        isSample: false,
        checkedOn: '2026-11-20',
        'registration.number': '1234567',
        'registration.url': 'https://www.gmc-uk.org/registrants/1234567',
      })
      .commit()
    await expect.poll(typesAt, soon).toContain('Physician')
    await expect.poll(() => text(request, '/sitemap.xml'), soon).toContain(`${path}<`)
  })
})

/** Returns how the pages present the nurse service. */
async function nurseOnPages(request: APIRequestContext) {
  const [home = '', prices = '', nurse = ''] = await Promise.all(
    ['/', '/pricing', '/nurse-visit'].map((path) => text(request, path)),
  )
  const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const service = graphOf(nurse).find((node) => node['@type'] === 'Service')
  return {
    door: find(
      home,
      /#wall-nurse-tall".*?#entrance-tall"><\/use>(?:<use href="[^"]*#(light)-tall)?/,
    ),
    badge: find(home, /<\/span>([^<]*)<\/span><h3>Nurse at home</),
    button: find(home, /<h3>Nurse at home<.*?<a href="\/nurse-visit"><span>([^<]*)/),
    menuBadge: find(home, /Schedule a nurse<\/b><small> · (?:<!-- -->)?([^<]*)/),
    price: find(prices, /Nurse at home<\/b><span data-tag="\w+"><span[^>]*><\/span>([^<]*)/),
    bar: nurse.includes('id="soon-bar"'),
    takesInterest: service?.['potentialAction'] !== undefined,
  }
}

test('launching a service updates its door, badges, button, price and JSON-LD (SEO-5, G-7)', async ({
  request,
}) => {
  await withRestored(['service-nurse'], async () => {
    const soonTexts = {badge: 'Coming Soon', button: 'Coming Soon', menuBadge: 'Coming Soon'}
    expect(await nurseOnPages(request)).toEqual({
      ...{door: null, ...soonTexts, price: 'Coming Soon', bar: true, takesInterest: false},
    })
    await publish('service-nurse', {set: {status: 'launched'}})
    await expect
      .poll(() => nurseOnPages(request), soon)
      .toEqual({
        ...{door: 'light', badge: 'Opening first', button: 'View more', menuBadge: null},
        ...{price: 'Opening first', bar: false, takesInterest: true},
      })
  })
})
