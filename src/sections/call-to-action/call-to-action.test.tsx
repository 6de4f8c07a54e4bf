import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {CallToActionSection} from './call-to-action.section.tsx'

const band = sectionState('callToAction', 'band')
const panel = sectionState('callToAction', 'panel')
const doors = (['gp', 'nurse'] as const).map((key) => ({
  key,
  doorNumber: 17,
  status: 'comingSoon' as const,
}))

const render = (section: SectionProps<'callToAction'>['section']) =>
  renderTree(<CallToActionSection doors={doors} section={section} />)

describe('CallToActionSection', () => {
  it.each([
    ['both links', band.secondary, 1],
    ['one link', null, 0],
  ])('has copy for visitors who sent the form, with %s', async (_links, secondary, count) => {
    const sent = (await render({...band, secondary})).querySelector('[hidden]')
    expect(sent?.querySelector('h2')?.text).toBe(band.sentHeading)
    const links = sent?.querySelectorAll('a').map(({text}) => text)
    expect(links).toEqual([secondary?.label].slice(0, count))
  })

  it('has nothing to show later without a heading for it', async () => {
    expect(
      (await render({...band, sentHeading: undefined})).querySelectorAll('[hidden]').length,
    ).toBe(0)
  })

  it.each([
    ['its service', {}, 'specialist', ['specialist']],
    [
      'the street, when its waitlist is about every service',
      {service: null},
      'brand',
      ['gp', 'nurse'],
    ],
    ['none for another action', {service: null, primary: band.primary}, 'brand', []],
  ])('has the colour and doors of %s', async (_doors, more, ground, shown) => {
    const tree = await render({...panel, ...more})
    expect(tree.querySelector('[data-ground] [data-ground]')?.getAttribute('data-ground')).toBe(
      ground,
    )
    const drawn = tree.querySelectorAll('[data-door]').map((door) => door.getAttribute('data-door'))
    expect(drawn).toEqual(shown)
  })

  it('shows a second button on its panel', async () => {
    const links = (await render({...panel, secondary: band.secondary})).querySelectorAll('a')
    expect(links.map((link) => link.getAttribute('data-variant'))).toEqual(['lamp', 'ghost'])
  })
})
