import {registration} from '#shared/forms/registration.ts'
import {registrationPayload} from './registration-payload.ts'

const person = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'}

describe('registrationPayload', () => {
  it('registers a patient from the waitlist form (API-2)', () => {
    expect(registrationPayload({...person, wantsNewsletter: true}, 'patient', 'Browser/1')).toEqual(
      {
        ...person,
        role: 'patient',
        wantsNewsletter: true,
        source: 'landing_page',
        userAgent: 'Browser/1',
      },
    )
  })

  it("sends a professional's role in upper case (API-2)", () => {
    expect(registrationPayload(person, 'SPECIALIST', 'Browser/1')).toEqual({
      ...person,
      role: 'SPECIALIST',
      wantsNewsletter: false,
      source: 'landing_page',
      userAgent: 'Browser/1',
    })
  })

  it('sends years of experience as entered, only if present (API-2, API-3)', () => {
    const send = (yearsExperience: string) =>
      registrationPayload({...person, yearsExperience}, 'NURSE', 'Browser/1')
    expect(send('2,5')).toMatchObject({yearsExperience: '2,5'})
    expect(send('')).not.toHaveProperty('yearsExperience')
    expect(registrationPayload(person, 'patient', 'Browser/1')).not.toHaveProperty(
      'yearsExperience',
    )
  })

  it('sends postcode district, relation and service only if present (AREA-3, FORM-7)', () => {
    const plain = registrationPayload(person, 'patient', 'Browser/1')
    const filledIn = {area: 'sw11 5ab', forWhom: 'someoneICareFor', service: 'gp'} as const
    expect(registrationPayload({...person, ...filledIn}, 'patient', 'Browser/1')).toEqual({
      ...plain,
      area: 'SW11',
      forWhom: 'someoneICareFor',
      service: 'gp',
    })
    // Byte for byte the payload without these fields (API-1…3).
    const nothing = {area: '', forWhom: '', service: ''} as const
    const empty = registrationPayload({...person, ...nothing}, 'patient', 'Browser/1')
    expect(JSON.stringify(empty)).toBe(JSON.stringify(plain))
  })

  it('sends no IP address and only fields of the API (API-2)', () => {
    const sent = registrationPayload({...person, yearsExperience: '3'}, 'NURSE', 'Browser/1')
    expect(sent).not.toHaveProperty('ipAddress')
    expect(Object.keys(registration.fields)).toEqual(expect.arrayContaining(Object.keys(sent)))
  })
})
