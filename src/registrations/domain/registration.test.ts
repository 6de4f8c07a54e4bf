import {registrationSchema} from './registration.ts'

const valid = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'NURSE'}

describe('registrationSchema', () => {
  it('applies defaults (API-1, CONST-1)', () => {
    expect(registrationSchema.parse(valid)).toEqual({
      ...valid,
      wantsNewsletter: false,
      source: 'landing_page',
    })
  })

  it.each(['Zoë', 'O’Brien-Smith', '李小龍', 'Nguyễn Thị'])('accepts the name %s', (name) => {
    expect(registrationSchema.safeParse({...valid, name}).success).toBe(true)
  })

  it.each([
    ['a blank name', {name: '   '}, 'name'],
    ['a name of 101 letters', {name: 'a'.repeat(101)}, 'name'],
    ['a line break in a name', {lastName: 'A\r\nBcc: x@y.example'}, 'lastName'],
    ['a number for a name', {name: 7}, 'name'],
    ['an address without a dot', {email: 'ada@example'}, 'email'],
    ['an address with a space', {email: 'a da@example.com'}, 'email'],
    ['two addresses', {email: 'a@b.example,c@d.example@e'}, 'email'],
    ['a role nobody has', {role: 'ADMIN'}, 'role'],
    ['a role in the wrong case', {role: 'nurse'}, 'role'],
    ['a newsletter request that is a text', {wantsNewsletter: 'yes'}, 'wantsNewsletter'],
    ['an area that is not a place', {area: '12 High Street'}, 'area'],
    ['somebody else by name', {forWhom: 'my mother Ada'}, 'forWhom'],
    ['a service that nobody offers', {service: 'dentist'}, 'service'],
    ['years that are words', {yearsExperience: 'many'}, 'yearsExperience'],
  ])('rejects %s and names the field (API-6)', (_case, change, field) => {
    const parsed = registrationSchema.safeParse({...valid, ...change})
    expect(parsed.error?.issues[0]?.path).toEqual([field])
  })
})
