import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {MatchingStreetSection} from './matching-street.section.tsx'

const state = sectionState('matchingStreet')
const ids = state.people.map(({_id}) => _id)
const section = {
  ...state,
  onList: 'listed',
  fit: 'fit',
  factors: [ids.slice(1), ids.slice(0, -1), []].flatMap((fits) =>
    state.factors.slice(0, 1).map((factor) => ({...factor, _key: fits.join(), fits})),
  ),
}

describe('MatchingStreetSection', () => {
  it.each([
    ['of', ['6 listed', '5 of 6 fit', '4 of 6 fit', '']],
    [undefined, ['6 listed', '5 fit', '4 fit', '']],
  ])('counts who fits every factor so far, with %j between two numbers', async (of, counts) => {
    const tree = await renderTree(<MatchingStreetSection section={{...section, of}} />)
    expect(tree.querySelectorAll('[data-count]').map(({text}) => text)).toEqual(counts)
    const windows = tree.querySelectorAll('[data-windows]')
    const dark = windows.map((row) => row.querySelectorAll('[data-window=dark]').length)
    expect(dark).toEqual([0, 1, 2, 6])
  })

  it('has neither windows nor counts nor results without people, as when samples are hidden', async () => {
    const bare = {...section, people: [], results: []}
    const tree = await renderTree(<MatchingStreetSection section={bare} />)
    expect(tree.querySelector('img, [data-windows], [data-results]')).toBeNull()
    expect(
      tree
        .querySelectorAll('[data-count]')
        .map(({text}) => text)
        .join(''),
    ).toBe('')
  })
})
