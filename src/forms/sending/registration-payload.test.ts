import {registrationPayload} from './registration-payload.ts'

const person = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'}
const common = {source: 'landing_page', userAgent: 'Browser/1', wantsNewsletter: false}
type Values = Parameters<typeof registrationPayload>[0]
const send = (values: Partial<Values> = {}, role: 'patient' | 'NURSE' = 'patient') =>
  registrationPayload({...person, ...values}, role, 'Browser/1')

describe('registrationPayload', () => {
  it.each([
    ['a wish for news', {wantsNewsletter: true}, 'patient', {wantsNewsletter: true}],
    ['years as entered', {yearsExperience: '2,5'}, 'NURSE', {yearsExperience: '2,5'}],
    ['the district of a postcode', {area: 'sw11 5ab'}, 'patient', {area: 'SW11'}],
    ['whom it is for', {forWhom: 'someoneICareFor'}, 'patient', {forWhom: 'someoneICareFor'}],
    ['the service', {service: 'gp'}, 'patient', {service: 'gp'}],
  ] as const)(
    'sends %s and no other field (API-1…3, AREA-3, FORM-7)',
    (_case, values, role, sent) => {
      expect(send(values, role)).toEqual({...person, ...common, role, ...sent})
    },
  )

  it('omits empty optional fields, so the payload is the same byte for byte (API-1…3)', () => {
    const empty = send({area: '', forWhom: '', service: '', yearsExperience: ''})
    expect(JSON.stringify(empty)).toBe(JSON.stringify(send()))
  })
})
