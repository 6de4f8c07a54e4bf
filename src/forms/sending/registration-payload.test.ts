import {registration} from '#shared/forms/registration.ts'
import {registrationPayload} from './registration-payload.ts'

const person = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'}

describe('the payload of a registration', () => {
  it('API-2: the header waitlist registers a patient', () => {
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

  it('API-2: a professional registers with the role in upper case', () => {
    expect(registrationPayload(person, 'SPECIALIST', 'Browser/1')).toEqual({
      ...person,
      role: 'SPECIALIST',
      wantsNewsletter: false,
      source: 'landing_page',
      userAgent: 'Browser/1',
    })
  })

  it('API-2, API-3: years of experience are sent as they were entered, and only when they were', () => {
    const send = (yearsExperience: string) =>
      registrationPayload({...person, yearsExperience}, 'NURSE', 'Browser/1')
    expect(send('2,5')).toMatchObject({yearsExperience: '2,5'})
    expect(send('')).not.toHaveProperty('yearsExperience')
    expect(registrationPayload(person, 'patient', 'Browser/1')).not.toHaveProperty(
      'yearsExperience',
    )
  })

  it('AREA-3: where and for whom are sent only when they were said, and of a postcode its first part', () => {
    const plain = registrationPayload(person, 'patient', 'Browser/1')
    const said = {area: 'sw11 5ab', forWhom: 'someoneICareFor'} as const
    expect(registrationPayload({...person, ...said}, 'patient', 'Browser/1')).toEqual({
      ...plain,
      area: 'SW11',
      forWhom: 'someoneICareFor',
    })
    // Byte by byte what it was before there were these fields (API-1…3).
    const unsaid = registrationPayload({...person, area: '', forWhom: ''}, 'patient', 'Browser/1')
    expect(JSON.stringify(unsaid)).toBe(JSON.stringify(plain))
  })

  it('API-2: an undefined address is not sent, and nothing that the API does not know', () => {
    const sent = registrationPayload({...person, yearsExperience: '3'}, 'NURSE', 'Browser/1')
    expect(sent).not.toHaveProperty('ipAddress')
    expect(Object.keys(registration.fields)).toEqual(expect.arrayContaining(Object.keys(sent)))
  })
})
