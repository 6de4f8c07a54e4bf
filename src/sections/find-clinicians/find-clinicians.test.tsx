import {renderMarkup} from '#lib/testing/render.ts'
import {findCliniciansFixtures} from './find-clinicians.fixtures.ts'
import {FindCliniciansSection} from './find-clinicians.section.tsx'

const html = async (state: keyof typeof findCliniciansFixtures) => {
  const markup = await renderMarkup(
    <FindCliniciansSection section={findCliniciansFixtures[state]} />,
  )
  // React separates adjacent text nodes with comments.
  return markup.replaceAll('<!-- -->', '')
}
const rows = (markup: string) => markup.split('<li').slice(1)

describe('FindCliniciansSection', () => {
  it('lists everyone on the map by name, without second cards (GP-2)', async () => {
    const names = findCliniciansFixtures.full.clinicians.map(({name}) => name)
    const list = rows(await html('full'))
    expect(list).toHaveLength(4)
    for (const name of names) {
      const row = list.find((text) => text.includes(name))
      expect(row).toMatch(/General Practice · [\d.]+\u00A0k?m from central London/)
      expect(row).toMatch(/href="\/doctors\/[a-z-]+"/)
      expect(row).toMatch(/^[^>]*><a [^>]*>[^<]+<\/a><span>[^<]+<\/span><\/li>/)
      expect(await html('full')).toMatch(
        new RegExp(`<a [^>]*aria-label="${name}, [\\d.]+\\u00A0k?m from`),
      )
    }
  })

  it('starts with the nearest', async () => {
    const metres = [...(await html('full')).matchAll(/· ([\d.]+)\u00A0(k?m) from/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'km' ? 1000 : 1),
    )
    expect(metres).toHaveLength(4)
    expect(metres).toEqual(metres.toSorted((one, other) => one - other))
    expect((await html('full')).match(/data-pin="chosen"/g)).toHaveLength(1)
  })

  it('links from the map to doctors without hyphens and to specialists with them (MAP-4)', async () => {
    expect(await html('full')).toContain('href="/doctors/adaezethornbury"')
    expect(await html('mapFirst')).toContain('href="/specialists/adaeze-thornbury"')
    expect(await html('mapFirst')).not.toContain('href="/doctors/')
  })

  it('says under the heading that samples’ places are examples, but not of real people (LAW-11)', async () => {
    expect(await html('full')).toMatch(
      /<h3>Example: nearest to central London<\/h3><span[^>]*>Example profile<\/span><p[^>]*>[^<]*No doctor is at these places\./,
    )
    expect(await html('real')).toContain('<h3>Nearest to central London</h3></div>')
    expect(await html('real')).not.toMatch(/No doctor is at these places/)
  })

  it('keeps the heading of samples in a dataset without one for them', async () => {
    const section = {...findCliniciansFixtures.full, exampleHeading: null}
    expect(await renderMarkup(<FindCliniciansSection section={section} />)).toContain(
      '<h3>Nearest to central London</h3>',
    )
  })

  it('shows real people at their own position', async () => {
    expect(await html('real')).toContain('General Practice · 2.7\u00A0km from central London')
  })

  it('folds list and map on phones, unless the label is missing', async () => {
    expect(await html('full')).toMatch(
      /<div data-fold=""><details><summary><span>Show the list and map<\/span><span data-open-label="">Hide the list and map<.*?<div data-find-card="">/,
    )
    expect(await html('nobody')).not.toContain('data-fold')
  })

  it('renders the same seeded places every time (MAP-3)', async () => {
    expect(await html('full')).toBe(await html('full'))
  })

  it('renders the button with its copy, and nothing of Google without a key (MAP-6)', async () => {
    expect(await html('full')).toContain('Find your closest doctor</span></button>')
    expect(await html('full')).not.toMatch(/Google|street/i)
  })

  it('shows a message when there is nobody', async () => {
    expect(await html('nobody')).toContain('There is nobody to show yet.')
    expect(await html('nobody')).not.toContain('<button')
    expect(await html('nobody')).not.toContain('<li')
  })
})
