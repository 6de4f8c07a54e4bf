import {registrationSchema} from './registration.ts'

const valid = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', role: 'NURSE'}

// `hostile-requests.ts` has the payloads that the schema rejects.
describe('registrationSchema', () => {
  it('applies defaults (API-1, CONST-1)', () => {
    const defaults = {wantsNewsletter: false, source: 'landing_page'}
    expect(registrationSchema.parse(valid)).toEqual({...valid, ...defaults})
  })

  it.each(['Zoë', 'O’Brien-Smith', '李小龍', 'Nguyễn Thị'])('accepts the name %s', (name) => {
    expect(registrationSchema.safeParse({...valid, name}).success).toBe(true)
  })
})
