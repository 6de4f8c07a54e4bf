import {readSharedSections, usedOn} from './list-shared-sections.ts'

describe('the list of shared sections', () => {
  it('reads what the lake says of each', () => {
    expect(
      readSharedSections([
        {id: 'shared-one', title: 'One', kind: 'prose', pages: 2},
        {id: 'drafts.shared-two', title: null, kind: null, pages: 0},
        null,
        {title: 'without an id'},
      ]),
    ).toEqual([
      {id: 'shared-one', title: 'One', kind: 'prose', pages: 2},
      {id: 'shared-two', title: 'Untitled', kind: null, pages: 0},
    ])
    expect(readSharedSections(undefined)).toEqual([])
  })

  it.each([
    [0, 'used on no page'],
    [1, 'used on one page'],
    [4, 'used on 4 pages'],
  ])('says of %i pages: %s', (pages, text) => {
    expect(usedOn(pages)).toBe(text)
  })
})
