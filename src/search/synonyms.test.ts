import {queryParts} from './synonyms.ts'

const groups = [
  ['GP', 'doctor', 'family doctor'],
  ['price', 'cost', 'how much'],
  ['children', 'kids', 'paediatrics'],
  ['women’s health', 'gynaecology'],
  ['', '!'],
].map((words) => ({words}))

describe('queryParts', () => {
  it('adds the words that mean the same', () => {
    expect(queryParts('doctor price', groups)).toEqual([
      {words: ['doctor'], isKnown: true, synonyms: ['gp']},
      {words: ['price'], isKnown: true, synonyms: ['cost']},
    ])
  })

  it('recognizes plurals, phrases and apostrophes', () => {
    expect(queryParts('How much are GPs?', groups)).toEqual([
      {words: ['how', 'much'], isKnown: true, synonyms: ['price', 'cost']},
      {words: ['are'], isKnown: false, synonyms: []},
      {words: ['gps'], isKnown: true, synonyms: ['doctor']},
    ])
    expect(queryParts("womens health, kid's", groups).map(({synonyms}) => synonyms)).toEqual([
      ['gynaecology'],
      ['children', 'paediatrics'],
    ])
  })

  it('prefers the longest phrase and never adds phrases', () => {
    expect(queryParts('family doctor', groups)).toEqual([
      {words: ['family', 'doctor'], isKnown: true, synonyms: ['gp', 'doctor']},
    ])
    expect(queryParts('family', groups)).toEqual([
      {words: ['family'], isKnown: false, synonyms: []},
    ])
  })

  it('returns nothing for a query without words', () => {
    expect(queryParts(' ?! ', groups)).toEqual([])
  })
})
