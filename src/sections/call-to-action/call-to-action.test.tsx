import {renderTree} from '#lib/testing/render.ts'
import type {SectionProps} from '#content/section-props.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {CallToActionSection} from './call-to-action.section.tsx'

const section = sectionState('callToAction')
const doors = (['gp', 'nurse'] as const).map((key) => ({
  key,
  doorNumber: 17,
  status: 'comingSoon' as const,
}))

const render = (more: Partial<SectionProps<'callToAction'>['section']>) =>
  renderTree(<CallToActionSection doors={doors} section={{...section, ...more}} />)

const waitlist = {...section.primary, kind: 'dialog', dialog: 'waitlist'} as const

describe('CallToActionSection', () => {
  it.each([
    ['both links', section.secondary, 1],
    ['one link', null, 0],
  ])('has copy for visitors who sent the form, with %s', async (_links, secondary, count) => {
    const sent = (await render({secondary})).querySelector('[hidden]')
    expect(sent?.querySelector('h2')?.text).toBe(section.sentHeading)
    const links = sent?.querySelectorAll('a').map(({text}) => text)
    expect(links).toEqual([secondary?.label].slice(0, count))
  })

  it('has nothing to show later without a heading for it', async () => {
    expect((await render({sentHeading: undefined})).querySelectorAll('[hidden]').length).toBe(0)
  })

  it.each([
    ['its service', {}, section.service?.key, [section.service?.key]],
    [
      'the street, when its waitlist is about every service',
      {service: null, primary: waitlist},
      'brand',
      ['gp', 'nurse'],
    ],
    ['none for another action', {service: null}, 'brand', []],
  ])('has the colour and doors of %s', async (_doors, more, ground, shown) => {
    const tree = await render(more)
    expect(tree.querySelector('[data-ground] [data-ground]')?.getAttribute('data-ground')).toBe(
      ground,
    )
    const drawn = tree.querySelectorAll('[data-door]').map((door) => door.getAttribute('data-door'))
    expect(drawn).toEqual(shown)
  })

  it('shows a second button on its panel', async () => {
    const links = (await render({sentHeading: undefined})).querySelectorAll('a')
    expect(links.map((link) => link.getAttribute('data-variant'))).toEqual(['lamp', 'ghost'])
  })
})
