import {checkGroups, checkIdeas, checkWords} from './synonyms.ts'

describe('checkWords', () => {
  it.each([[['GP', 'doctor']], [['GP', 'family doctor']], [undefined], [[]]])(
    'accepts %j',
    (words) => {
      expect(checkWords(words)).toBe(true)
    },
  )

  it('rejects an entry without letters', () => {
    expect(checkWords(['GP', '–'])).toMatch(/letters or numbers/)
  })

  it('rejects a list of phrases', () => {
    expect(checkWords(['family doctor', 'general practitioner'])).toMatch(/single word/)
  })
})

describe('checkGroups', () => {
  it.each([
    [[{words: ['GP', 'doctor']}, {words: ['price', 'cost']}]],
    [[{words: ['GP']}, {}, null]],
    [undefined],
  ])('accepts %j', (groups) => {
    expect(checkGroups(groups)).toBe(true)
  })

  it('names a word that stands twice, whatever its case and apostrophes', () => {
    expect(checkGroups([{words: ['GP', 'doctor']}, {words: ['cost', 'Doctor']}])).toMatch(
      /^“Doctor” stands twice/,
    )
    expect(checkGroups([{words: ["children's doctor", 'childrens doctor']}])).toMatch(/twice/)
  })
})

describe('checkIdeas', () => {
  const section = (phrase: string) => ({
    wordGroups: [{name: 'NOT', words: ['won’t']}],
    synonyms: [{words: ['GP', 'doctor']}],
    urgent: {signs: [{words: ['chest pain', phrase]}]},
  })

  it('accepts ideas of the list and abbreviations in small letters', () => {
    expect(checkIdeas(section('NOT wake'))).toBe(true)
    expect(checkIdeas(section('A&E'))).toBe(true)
    expect(checkIdeas(undefined)).toBe(true)
  })

  it('names an idea that does not exist, because its phrase would find nothing (SEARCH-2)', () => {
    expect(checkIdeas(section('NOTT wake'))).toMatch(/^A phrase names NOTT/)
  })
})
