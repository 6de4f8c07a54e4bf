import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {ContactSection} from './contact.section.tsx'

const row = sectionState('contact', 'row')
const portrait = sectionState('contact', 'portrait')

const known = {phone: '0161 496 0123', address: ['1 Lamp Street', 'London']}
const invented = {phone: '020 7946 0123', address: ['12 Sample Street', 'London']}

const render = (section: typeof row | typeof portrait, facts: Partial<typeof known>) =>
  renderTree(
    <ContactSection
      section={{...section, settings: section.settings && {...section.settings, ...facts}}}
    />,
  )

describe('ContactSection', () => {
  const {phoneLabel, emailLabel, addressLabel} = row

  it.each([
    ['all ways', known, [addressLabel, phoneLabel, emailLabel], false],
    ['no invented phone', {...known, phone: invented.phone}, [addressLabel, emailLabel], true],
    ['no invented address', {...known, address: invented.address}, [phoneLabel, emailLabel], true],
    ['the email alone', invented, [emailLabel], true],
  ])(
    'shows %s in a row, and a note only when one is missing (PROV-4, LAW-11)',
    async (_what, facts, ways, hasNote) => {
      const tree = await render(row, facts)
      expect(tree.querySelectorAll('dt').map(({text}) => text.trim())).toEqual(ways)
      expect(tree.text.includes(row.missingNote ?? '')).toBe(hasNote)
    },
  )

  it.each([
    ['shows hints', 'Ring the bell.', 2],
    ['leaves out invented hints', 'Placeholder number', 0],
  ])('%s of address and phone (LAW-11)', async (_what, hint, count) => {
    const tree = await render({...row, addressHint: hint, phoneHint: hint}, known)
    expect(tree.querySelectorAll('small').filter(({text}) => text === hint).length).toBe(count)
  })

  it.each([
    ['shows a phone number with its hours', known, ['tel:+441614960123'], true],
    ['leaves out an invented phone number and its hours', invented, [], false],
  ])('%s beside a portrait (PROV-4, LAW-11)', async (_what, facts, calls, hasHours) => {
    const tree = await render(portrait, facts)
    const links = tree.querySelectorAll('a').map((link) => link.getAttribute('href'))
    expect(links).toEqual([...calls, `mailto:${portrait.settings?.email ?? ''}`])
    expect(tree.text.includes(portrait.settings?.phoneHours ?? '')).toBe(hasHours)
  })
})
