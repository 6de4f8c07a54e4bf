import {issuesOfRegistration} from './registration.ts'

const pathsOf = (clinician: Parameters<typeof issuesOfRegistration>[0]) =>
  issuesOfRegistration(clinician).map(({path}) => path.join('.'))

const entry = {body: 'GMC', number: '0000000', url: 'https://register.example/0000000'}

describe('issuesOfRegistration (LAW-11)', () => {
  it('accepts an example without a number, and a real person who can be checked', () => {
    expect(pathsOf({isSample: true, registration: {body: 'GMC'}})).toEqual([])
    expect(pathsOf({isSample: false, registration: entry, checkedOn: '2026-11-01'})).toEqual([])
  })

  it.each([[true], [null], [undefined]])(
    'refuses a number, a link or a day of checking where isSample is %j',
    (isSample) => {
      expect(pathsOf({isSample, registration: entry, checkedOn: '2026-11-01'})).toEqual([
        'registration.number',
        'registration.url',
        'checkedOn',
      ])
    },
  )

  it('refuses a real person who cannot be checked', () => {
    expect(pathsOf({isSample: false, registration: {...entry, number: '  '}})).toEqual([
      'registration.number',
      'checkedOn',
    ])
    expect(pathsOf({isSample: false})).toEqual([
      'registration.number',
      'registration.url',
      'checkedOn',
    ])
  })
})
