import {furtherPagesOf, listTotal, type ListSources} from './list-totals.ts'

const doctors = Array.from({length: 45}, (_, index) => ({
  kind: 'doctor',
  languages: index < 41 ? ['English', 'English'] : ['Polish'],
}))
const sources: ListSources = {
  people: [...doctors, {kind: 'specialist', languages: null}],
  updateCount: 21,
  questionCount: 101,
}

describe('listTotal', () => {
  it('counts the items of each section', () => {
    expect(listTotal({_type: 'timeline'}, sources)).toBe(21)
    expect(listTotal({_type: 'faqs'}, sources)).toBe(101)
    expect(listTotal({_type: 'clinicians', kind: 'doctor'}, sources)).toBe(45)
    expect(listTotal({_type: 'clinicians', kind: 'specialist'}, sources)).toBe(1)
    expect(listTotal({_type: 'clinicians', kind: null}, sources)).toBe(0)
  })

  it('counts the speakers of the most spoken language in a language finder', () => {
    expect(listTotal({_type: 'languageFinder'}, sources)).toBe(41)
    expect(listTotal({_type: 'languageFinder'}, {...sources, people: []})).toBe(0)
  })
})

describe('furtherPagesOf', () => {
  it('returns the pages of the longest list, each once', () => {
    const lists = [
      {_type: 'timeline'},
      {_type: 'clinicians', kind: 'doctor'},
      {_type: 'clinicians', kind: 'specialist'},
    ] as const
    expect(furtherPagesOf('/gp-visit', lists, sources)).toEqual([
      '/gp-visit/page-2',
      '/gp-visit/page-3',
    ])
    expect(furtherPagesOf('/faq', [{_type: 'faqs'}], sources)).toHaveLength(2)
  })

  it('returns nothing when the lists fit on one page', () => {
    expect(furtherPagesOf('/', [{_type: 'clinicians', kind: 'specialist'}], sources)).toEqual([])
    expect(furtherPagesOf('/', [], sources)).toEqual([])
  })
})
