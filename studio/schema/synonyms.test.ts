import {checkGroups, checkWords} from './synonyms.ts'

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
