import {patientPayload, providerPayload} from './payloads.ts'

const person = {name: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'}

describe('payloads of registrations', () => {
  it('API-2: the header waitlist registers a patient', () => {
    expect(patientPayload({...person, wantsNewsletter: true}, 'Browser/1')).toEqual({
      ...person,
      role: 'patient',
      wantsNewsletter: true,
      source: 'landing_page',
      userAgent: 'Browser/1',
    })
  })

  it('API-3: the early access of a patient has no years of experience', () => {
    const values = {...person, wantsNewsletter: false, yearsExperience: '5'}
    expect(patientPayload(values, 'Browser/1')).not.toHaveProperty('yearsExperience')
  })

  it('API-2: a professional registers with the role in upper case', () => {
    expect(providerPayload(person, 'SPECIALIST', 'Browser/1')).toEqual({
      ...person,
      role: 'SPECIALIST',
      wantsNewsletter: false,
      source: 'landing_page',
      userAgent: 'Browser/1',
    })
  })

  it('API-2: years of experience are sent as they were entered, and only when they were', () => {
    const send = (yearsExperience: string) =>
      providerPayload({...person, yearsExperience}, 'NURSE', 'Browser/1')
    expect(send('2,5')).toMatchObject({yearsExperience: '2,5'})
    expect(send('')).not.toHaveProperty('yearsExperience')
  })

  it('API-2: an undefined address is not sent', () => {
    const sent: unknown = JSON.parse(
      JSON.stringify(patientPayload({...person, wantsNewsletter: true}, 'Browser/1')),
    )
    expect(sent).not.toHaveProperty('ipAddress')
  })
})
