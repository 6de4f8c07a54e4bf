import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {centralLondon} from '#shared/map.ts'
import {FindCliniciansSection} from './find-clinicians.section.tsx'

const section = sectionState('findClinicians')
const render = (more: Partial<typeof section>) =>
  renderTree(<FindCliniciansSection section={{...section, ...more}} />)

/** Clinicians north of central London, so many hundredths of a degree away. */
const at = (...hundredths: number[]) =>
  section.clinicians.slice(0, hundredths.length).map((clinician, index) => ({
    ...clinician,
    name: `Dr ${hundredths[index]}`,
    position: {...centralLondon, lat: centralLondon.lat + (hundredths[index] ?? 0) / 100},
  }))

describe('FindCliniciansSection', () => {
  it('starts with the nearest, in the list and on the map (GP-2)', async () => {
    const labels = {...section.labels, fromCentre: '{distance} off'}
    const tree = await render({labels, clinicians: at(3, 1, 2)})
    const rows = tree.querySelectorAll('li')
    expect(rows.map((row) => row.querySelector('a')?.text)).toEqual(['Dr 1', 'Dr 2', 'Dr 3'])
    expect(rows[0]?.text).toContain('1.1\u00A0km off')
    const pins = tree.querySelectorAll('[data-mark-kind=pin]')
    expect(
      pins.map((pin) => [pin.getAttribute('aria-label'), pin.getAttribute('data-pin')]),
    ).toEqual([
      ['Dr 1, 1.1\u00A0km off', 'chosen'],
      ['Dr 2, 2.2\u00A0km off', ''],
      ['Dr 3, 3.3\u00A0km off', ''],
    ])
  })

  it.each([
    ['doctor', null, '/doctors/ann-lee', '/doctors/annlee', 'Dermatology'],
    ['specialist', 'Skin', '/specialists/ann-lee', '/specialists/ann-lee', 'Skin'],
  ] as const)('links a %s from list and map (MAP-4)', async (kind, plainSpecialty, ...expected) => {
    const [listed, onMap, specialty] = expected
    const known = {kind, slug: 'ann-lee', specialty: 'Dermatology', plainSpecialty}
    const tree = await render({kind, clinicians: at(1).map((one) => ({...one, ...known}))})
    expect(tree.querySelector('li a')?.getAttribute('href')).toBe(listed)
    expect(tree.querySelector('[data-mark-kind=pin]')?.getAttribute('href')).toBe(onMap)
    expect(tree.querySelector('li')?.text).toContain(`${specialty} ·`)
  })

  it.each([true, false])('says that samples (%s) are invented (LAW-11)', async (isSample) => {
    const tree = await render({clinicians: at(1, 2).map((one) => ({...one, isSample}))})
    const head = tree.querySelector('[data-near-head]')
    expect(head?.text.includes(section.sampleNote ?? '')).toBe(isSample)
  })

  it('renders nothing of Google without a key (MAP-6)', async () => {
    expect((await render({})).querySelector('[data-street-offer]')).toBeNull()
  })

  it('shows a message, and no button or fold, when there is nobody', async () => {
    const tree = await render({clinicians: [], clinicianTotal: 0})
    expect(tree.text).toContain(section.labels.nobody)
    expect(tree.querySelector('button, li, [data-fold]')).toBeNull()
  })
})
