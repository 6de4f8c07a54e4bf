import {wordForms} from './word-forms.ts'

describe('wordForms', () => {
  it.each([
    ['gps', 'gp'],
    ['gp', 'gps'],
    ['rashes', 'rash'],
    ['prices', 'price'],
    ['pricing', 'price'],
    ['priced', 'prices'],
    ['booking', 'book'],
    ['cancel', 'cancelled'],
    ['allergies', 'allergy'],
    ['worried', 'worry'],
    ['nursing', 'nurses'],
  ])('turns %s into %s', (word, form) => {
    expect(wordForms(word)).toContain(form)
  })

  it.each([
    ['address', 'addres'],
    ['diagnosis', 'diagnosi'],
    ['thing', 'th'],
    ['bed', 'b'],
    ['string', 'str'],
  ])('cuts no ending from %s', (word, stem) => {
    expect(wordForms(word)).not.toContain(stem)
  })

  it('keeps the word itself first', () => {
    expect(wordForms('fever')[0]).toBe('fever')
  })
})
