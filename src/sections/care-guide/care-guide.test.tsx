import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {CareGuideSection} from './care-guide.section.tsx'

const section = sectionState('careGuide')
const {places} = section
const kinds = places.map(({kind}) => kind)
const [first, second] = places.map(({_id}) => _id)

describe('CareGuideSection', () => {
  it('marks each place with the answers that it fits', async () => {
    const answers = [null, [], [first ?? ''], [second ?? '']].map((listed, index) => ({
      _key: `answer-${index}`,
      label: 'An answer',
      places: listed,
    }))
    const tree = await renderTree(<CareGuideSection section={{...section, answers}} />)
    const marks = tree
      .querySelectorAll('[data-place]')
      .map((card) => card.getAttribute('data-answers'))
    expect(marks.slice(0, 3)).toEqual(['0 1 2', '0 1 3', '0 1'])
    // The first place is 999, which fits every answer (WCAG 4.1.3).
    const counts = tree.querySelectorAll('[data-count-for]').map(({text}) => text)
    const {found, foundOne} = section
    const [every, one, two] = [`${places.length} ${found}`, `1 ${foundOne}`, `2 ${found}`]
    expect(kinds[0]).toBe('emergency')
    expect(counts).toEqual([every, every, one, two])
  })

  it.each([
    [
      'the places that are not urgent',
      'More',
      kinds.filter((kind) => kind !== 'emergency' && kind !== 'urgent'),
    ],
    ['nothing without a label for the button', undefined, []],
  ])('folds %s (G-6)', async (_what, moreLabel, expected) => {
    const tree = await renderTree(<CareGuideSection section={{...section, moreLabel}} />)
    const kindsIn = (selector: string) =>
      tree
        .querySelectorAll(`${selector}[data-place]`)
        .map((card) => card.getAttribute('data-place'))
    expect(kindsIn('')).toEqual(kinds)
    expect(kindsIn('[data-fold] ~ * ')).toEqual(expected)
  })
})
