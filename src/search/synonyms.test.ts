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
      {spellings: [['doctor']], synonyms: ['gp']},
      {spellings: [['price']], synonyms: ['cost']},
    ])
  })

  it('recognizes plurals, phrases and apostrophes', () => {
    expect(queryParts('How much are GPs?', groups)).toEqual([
      {spellings: [['how', 'much']], synonyms: ['price', 'cost']},
      {spellings: [['are']], synonyms: []},
      {spellings: [['gps']], synonyms: ['doctor']},
    ])
    expect(queryParts("womens health, kid's", groups).map(({synonyms}) => synonyms)).toEqual([
      ['gynaecology'],
      ['children', 'paediatrics'],
    ])
  })

  it('prefers the longest phrase and never adds phrases', () => {
    expect(queryParts('family doctor', groups)).toEqual([
      {spellings: [['family', 'doctor']], synonyms: ['gp', 'doctor']},
    ])
    expect(queryParts('family', groups)).toEqual([{spellings: [['family']], synonyms: []}])
  })

  it.each(['home care', 'homecare', 'home-care'])(
    'treats %j as one word of several spellings',
    (query) => {
      const [part] = queryParts(query, [{words: ['carer', 'home care', 'homecare']}])
      expect(part?.spellings).toHaveLength(2)
      expect(part?.spellings).toEqual(expect.arrayContaining([['home', 'care'], ['homecare']]))
      expect(part?.synonyms).toEqual(['carer'])
    },
  )

  it('returns nothing for a query without words', () => {
    expect(queryParts(' ?! ', groups)).toEqual([])
  })
})
