import {graphOf} from '#tests/support/graph.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {htmlOf, says, withRestored} = siteContent

/** Returns how the pages present the nurse service. */
async function nurseOnPages() {
  const [home = '', prices = '', nurse = ''] = await Promise.all(
    ['/', '/pricing', '/nurse-visit'].map(htmlOf),
  )
  const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const service = graphOf(nurse).find((node) => node['@type'] === 'Service')
  return {
    isDoorLit:
      find(
        home,
        /#wall-nurse-tall".*?#entrance-tall"><\/use>(?:<use href="[^"]*#(light)-tall)?/,
      ) === 'light',
    badge: find(home, /<\/span>([^<]*)<\/span><h3>Nurse at home</),
    button: find(home, /<h3>Nurse at home<.*?<a href="\/nurse-visit"><span>([^<]*)/),
    menuBadge: find(home, /Schedule a nurse<\/b><small> · (?:<!-- -->)?([^<]*)/),
    price: find(prices, /Nurse at home<\/b><span data-tag="\w+"><span[^>]*><\/span>([^<]*)/),
    bar: nurse.includes('id="soon-bar"'),
    takesInterest: service?.['potentialAction'] !== undefined,
  }
}

test('Studio launches a service, which updates its door, badges, button, price and JSON-LD (G-7, SEO-5)', async ({
  studio,
}) => {
  const id = 'service-nurse'
  await withRestored([id], async () => {
    expect(await nurseOnPages()).toEqual({
      isDoorLit: false,
      badge: 'Coming Soon',
      button: 'Coming Soon',
      menuBadge: 'Coming Soon',
      price: 'Coming Soon',
      bar: true,
      takesInterest: false,
    })
    await studio.openDocument('service', id)
    await studio.choose('status', 'Launched')
    await expect.poll(says(`drafts.${id}`, 'status', 'launched')).toBe(true)
    await studio.footButton('Publish').click()
    const texts = studio.page.getByTestId('texts-to-change').getByRole('listitem')
    await expect(texts.filter({hasText: /^Schedule a Nurse: “Coming Soon”/})).toHaveCount(1)
    await expect(texts.filter({hasText: 'Carer'})).toHaveCount(0)
    await studio.page.getByTestId('confirm-publish').click()
    await expect.poll(says(id, 'status', 'launched')).toBe(true)
    await expect.poll(nurseOnPages, {intervals: [100]}).toEqual({
      isDoorLit: true,
      badge: 'Opening first',
      button: 'View more',
      menuBadge: null,
      price: 'Opening first',
      bar: false,
      takesInterest: true,
    })
  })
})
