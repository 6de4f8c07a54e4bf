import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {endingBand} from '#ui/state-attributes.ts'
import {ContactSection} from './contact.section.tsx'

const section = sectionState('contact')
const {phoneLabel, emailLabel, addressLabel, missingNote, settings} = section

const known = {phone: '0161 496 0123', address: ['1 Lamp Street', 'London']}
const invented = {phone: '020 7946 0123', address: ['12 Sample Street', 'London']}

const render = (facts: Partial<NonNullable<typeof settings>>, more: Partial<typeof section> = {}) =>
  renderTree(
    <ContactSection
      section={{...section, ...more, settings: settings && {...settings, ...facts}}}
    />,
  )

describe('ContactSection', () => {
  it.each([
    ['all ways', known, [phoneLabel, emailLabel, addressLabel], []],
    [
      'no invented phone',
      {...known, phone: invented.phone},
      [emailLabel, addressLabel],
      [missingNote],
    ],
    [
      'no invented address',
      {...known, address: invented.address},
      [phoneLabel, emailLabel],
      [missingNote],
    ],
    ['the email alone', invented, [emailLabel], [missingNote]],
  ])(
    'shows %s, and a note only when one is missing (CONTACT-1, PROV-4, LAW-11)',
    async (_what, facts, ways, notes) => {
      const tree = await render(facts)
      expect(tree.querySelectorAll('dt').map(({text}) => text)).toEqual(ways)
      expect(tree.querySelectorAll('[data-missing]').map(({text}) => text)).toEqual(notes)
    },
  )

  it.each([
    ['Mon to Fri', 'Not on holidays.', ['Mon to Fri. Not on holidays.']],
    ['Mon to Fri', '', ['Mon to Fri']],
    ['', '', []],
  ])('shows the hours %s and %s (CONTACT-1)', async (phoneHours, phoneHoursHint, texts) => {
    const facts = {...known, phoneHours, phoneHoursHint}
    const tree = await render(facts, {emailHint: undefined})
    expect(tree.querySelectorAll('small').map(({text}) => text)).toEqual(texts)
  })

  it('is the action of its page only with a button (PROV-4)', async () => {
    const isAction = async (more: Partial<typeof section>) =>
      (await render(known, more)).querySelector(endingBand.selector) !== null
    expect(section.button).not.toBeNull()
    expect([await isAction({}), await isAction({button: null})]).toEqual([true, false])
  })
})
