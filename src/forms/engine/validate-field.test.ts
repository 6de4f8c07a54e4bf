import {contact} from '#shared/forms/contact.ts'
import {fieldIssueCodes} from '#shared/field-issues.ts'
import {interest} from '#shared/forms/interest.ts'
import {providerInterest} from '#shared/forms/provider-interest.ts'
import {waitlist} from '#shared/forms/waitlist.ts'
import type {FieldCopy} from '#forms/form-copy.ts'
import {cleanValue, issueCopy, validateField} from './validate-field.ts'

const {firstName, email, yearsExperience} = providerInterest.fields

describe('validateField', () => {
  it.each([
    ['a@b.c', null],
    ['a@b', 'malformed'],
    ['\u200ba@b.c\ufeff', null],
    ['\u200b', 'missing'],
  ])('validates the email address "%s" (FORM-3)', (address, issue) => {
    expect(validateField(email, address)).toBe(issue)
  })

  it.each(['', ' ', '\t\n', undefined, null, 7])('treats %j as blank', (value) => {
    expect(cleanValue('line', value)).toBe('')
    for (const field of [firstName, email, yearsExperience, interest.fields.likelihood]) {
      expect(validateField(field, value)).toBe('missing')
    }
    expect(validateField(contact.fields.phone, value)).toBeNull()
  })

  it.each([
    ['2,5', null],
    ['1e3', 'malformed'],
    ['-1', 'malformed'],
    ['.', 'malformed'],
  ])('validates the years "%s" (FORM-3)', (years, issue) => {
    expect(validateField(yearsExperience, years)).toBe(issue)
  })

  it('counts characters after trimming (API-6)', () => {
    expect(validateField(firstName, ` ${'a'.repeat(100)} `)).toBeNull()
    expect(validateField(firstName, 'a'.repeat(101))).toBe('too-long')
  })

  it("leaves the contact form's email format to the server and never requires a checkbox (FORM-5)", () => {
    expect(validateField(contact.fields.email, 'nobody')).toBeNull()
    expect(validateField(contact.fields.email, ' ')).toBe('missing')
    expect(validateField(waitlist.fields.wantsNewsletter, false)).toBeNull()
    expect(validateField(contact.fields.company, '')).toBeNull()
  })
})

describe('issueCopy', () => {
  const copy: FieldCopy = {
    label: 'Email',
    hint: null,
    initiallyChecked: false,
    options: [],
    errorEmpty: 'Required',
    errorFormat: 'Invalid email',
  }
  const shared = {tooLong: 'Too long', unsupportedCharacters: 'Odd letters'}

  it('returns the messages of the document', () => {
    expect(fieldIssueCodes.map((code) => issueCopy(code, copy, shared))).toEqual([
      'Required',
      'Invalid email',
      'Too long',
      'Odd letters',
    ])
  })

  it('falls back to other messages of the field', () => {
    const bare = {...copy, errorFormat: null}
    expect(issueCopy('malformed', bare, shared)).toBe('Required')
    expect(issueCopy('unsupported-characters', copy, {tooLong: 'Too long'})).toBe('Invalid email')
    expect(issueCopy('missing', {...bare, errorEmpty: null}, shared)).toBe('')
  })
})
