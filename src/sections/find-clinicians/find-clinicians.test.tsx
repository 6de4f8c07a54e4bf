import {renderToStaticMarkup} from 'react-dom/server'
import {findCliniciansFixtures} from './find-clinicians.fixtures.ts'
import {FindCliniciansSection} from './find-clinicians.section.tsx'

const html = (state: keyof typeof findCliniciansFixtures) =>
  renderToStaticMarkup(<FindCliniciansSection section={findCliniciansFixtures[state]} />)
const rows = (markup: string) => markup.split('<li').slice(1)

describe('FindCliniciansSection', () => {
  it('lists everybody who is on the map, with all that the map says (GP-2)', () => {
    const names = findCliniciansFixtures.full.clinicians.map(({name}) => name)
    const list = rows(html('full'))
    expect(list).toHaveLength(4)
    for (const name of names) {
      const row = list.find((text) => text.includes(name))
      expect(row).toMatch(/General Practice · [\d.]+ k?m from central London/)
      expect(row).toMatch(/href="\/doctors\/[a-z-]+"/)
      expect(row).toMatch(/data-tag="(on|plain)"/)
      expect(html('full')).toMatch(new RegExp(`<a [^>]*aria-label="${name}, [\\d.]+ k?m from`))
    }
  })

  it('begins with the nearest', () => {
    const metres = [...html('full').matchAll(/· ([\d.]+) (k?m) from/g)].map(
      ([, number, unit]) => Number(number) * (unit === 'km' ? 1000 : 1),
    )
    expect(metres).toHaveLength(4)
    expect(metres).toEqual(metres.toSorted((one, other) => one - other))
    expect(html('full').match(/data-pin="chosen"/g)).toHaveLength(1)
  })

  it('leads from the map to a doctor without hyphens, and to a specialist with them (MAP-4)', () => {
    expect(html('full')).toContain('href="/doctors/adaezethornbury"')
    expect(html('mapFirst')).toContain('href="/specialists/adaeze-thornbury"')
    expect(html('mapFirst')).not.toContain('href="/doctors/')
  })

  it('says that places and people are examples, and only of those who are (LAW-11)', () => {
    expect(html('full').match(/Example profile/g)).toHaveLength(4)
    expect(html('full')).toContain('No doctor is at these places.')
    expect(html('real')).not.toMatch(/Example profile|No doctor is at these places/)
  })

  it('puts real people where they are', () => {
    expect(html('real')).toContain('General Practice · 2.7 km from central London')
  })

  it('is the same at every rendering, since places are seeded (MAP-3)', () => {
    expect(html('full')).toBe(html('full'))
  })

  it('has the button with the words of its page, and nothing of Google without a key (MAP-6)', () => {
    expect(html('full')).toContain('Find your closest doctor</button>')
    expect(html('full')).not.toMatch(/Google|street/i)
  })

  it('says so where there is nobody', () => {
    expect(html('nobody')).toContain('There is nobody to show yet.')
    expect(html('nobody')).not.toContain('<button')
    expect(html('nobody')).not.toContain('<li')
  })
})
