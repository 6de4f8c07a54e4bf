import type {FieldCopy} from '#forms/copy/form-copy.ts'
import {isEmail, needed, neededEmail, neededYears, trimmed} from './rules.ts'

const copy: FieldCopy = {
  label: 'Email',
  hint: null,
  autocomplete: null,
  initiallyChecked: false,
  options: [],
  errorEmpty: 'Required',
  errorFormat: 'Invalid email',
}

describe('the rules of fields (FORM-3)', () => {
  it.each([
    ['a@b.c', true],
    ['ada.lovelace+news@example.co.uk', true],
    ['o’neill@example.ie', true],
    ['a@b', false],
    ['a.b.c', false],
    ['@b.c', false],
    ['a@b.', false],
    ['a b@c.d', false],
    ['a@b@c.d', false],
    ['', false],
  ])('an address is text, at, text, dot, text and no spaces: %s', (address, fits) => {
    expect(isEmail(address)).toBe(fits)
  })

  it.each(['', ' ', '\t\n', undefined, null, 7])('%j is blank', (value) => {
    expect(trimmed(value)).toBe('')
    expect(needed(copy)(value)).toBe('Required')
    expect(neededEmail(copy)(value)).toBe('Required')
    expect(neededYears(copy)(value)).toBe('Required')
  })

  it('look at what is between the spaces', () => {
    expect(needed(copy)('  Ada ')).toBeUndefined()
    expect(neededEmail(copy)(' a@b.c ')).toBeUndefined()
    expect(neededEmail(copy)('nobody')).toBe('Invalid email')
  })

  it.each([
    ['5', true],
    ['12', true],
    ['2.5', true],
    ['2,5', true],
    ['five', false],
    ['-1', false],
    ['5 years', false],
    ['1e3', false],
    ['.', false],
  ])('years are a number: %s', (years, fits) => {
    expect(neededYears(copy)(years) === undefined).toBe(fits)
  })

  it('hold even where the dataset has no words for it', () => {
    const silent = {...copy, errorEmpty: null, errorFormat: null}
    expect(needed(silent)('')).toBe('')
    expect(neededEmail(silent)('nobody')).toBe('')
  })
})
