import {contact} from '#shared/forms/contact.ts'
import {fieldIssueCodes} from '#shared/field-issues.ts'
import {interest} from '#shared/forms/interest.ts'
import {providerInterest} from '#shared/forms/provider-interest.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import type {FieldCopy} from '#forms/copy/form-copy.ts'
import {cleaned, issueCopy, validateField} from './validate-field.ts'

const {firstName, email, yearsExperience} = providerInterest.fields

describe('the rules of fields (FORM-3)', () => {
  it.each([
    ['a@b.c', null],
    ['ada.lovelace+news@example.co.uk', null],
    ['o’neill@example.ie', null],
    [' a@b.c ', null],
    ['a@b', 'malformed'],
    ['a.b.c', 'malformed'],
    ['@b.c', 'malformed'],
    ['a@b.', 'malformed'],
    ['a b@c.d', 'malformed'],
    ['a@b@c.d', 'malformed'],
    ['\u200ba@b.c\ufeff', null],
    ['a@b\u3002c', null],
    ['\u200b', 'missing'],
  ])('an address is text, at, text, dot, text and no spaces: %s', (address, issue) => {
    expect(validateField(email, address)).toBe(issue)
  })

  it.each(['', ' ', '\t\n', undefined, null, 7])('%j is blank', (value) => {
    expect(cleaned('line', value)).toBe('')
    for (const field of [firstName, email, yearsExperience, interest.fields.likelihood]) {
      expect(validateField(field, value)).toBe('missing')
    }
    expect(validateField(contact.fields.phone, value)).toBeNull()
  })

  it.each([
    ['5', null],
    ['12', null],
    ['2.5', null],
    ['2,5', null],
    ['five', 'malformed'],
    ['-1', 'malformed'],
    ['5 years', 'malformed'],
    ['1e3', 'malformed'],
    ['.', 'malformed'],
  ])('years are a number: %s', (years, issue) => {
    expect(validateField(yearsExperience, years)).toBe(issue)
  })

  it('count the characters between the spaces, as the API does (API-6)', () => {
    expect(validateField(firstName, ` ${'a'.repeat(100)} `)).toBeNull()
    expect(validateField(firstName, 'a'.repeat(101))).toBe('too-long')
  })

  it('leave the address of the contact form to the server, and never ask for a box (FORM-5)', () => {
    expect(validateField(contact.fields.email, 'nobody')).toBeNull()
    expect(validateField(contact.fields.email, ' ')).toBe('missing')
    expect(validateField(waitlist.fields.wantsNewsletter, false)).toBeNull()
    expect(validateField(contact.fields.company, '')).toBeNull()
  })
})

describe('the words for what is wrong', () => {
  const copy: FieldCopy = {
    label: 'Email',
    hint: null,
    initiallyChecked: false,
    options: [],
    errorEmpty: 'Required',
    errorFormat: 'Invalid email',
  }
  const shared = {tooLong: 'Too long', unsupportedCharacters: 'Odd letters'}

  it('are those of the document', () => {
    expect(fieldIssueCodes.map((code) => issueCopy(code, copy, shared))).toEqual([
      'Required',
      'Invalid email',
      'Too long',
      'Odd letters',
    ])
  })

  it('fall back to what the field has', () => {
    const bare = {...copy, errorFormat: null}
    expect(issueCopy('malformed', bare, shared)).toBe('Required')
    expect(issueCopy('unsupported-characters', copy, {tooLong: 'Too long'})).toBe('Invalid email')
    expect(issueCopy('missing', {...bare, errorEmpty: null}, shared)).toBe('')
  })
})
