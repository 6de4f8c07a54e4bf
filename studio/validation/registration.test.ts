import {checkRegistration} from './registration.ts'

const pathsOf = (clinician: Parameters<typeof checkRegistration>[0]) =>
  checkRegistration(clinician).map(({path}) => path.join('.'))

const entry = {body: 'GMC', number: '0000000', url: 'https://register.example/0000000'}

describe('checkRegistration (LAW-11)', () => {
  it('accepts a sample without a number and a verifiable real person', () => {
    expect(pathsOf({isSample: true, registration: {body: 'GMC'}})).toEqual([])
    expect(pathsOf({isSample: false, registration: entry, checkedOn: '2026-11-01'})).toEqual([])
  })

  it.each([[true], [null], [undefined]])(
    'rejects a number, link or date when isSample is %j',
    (isSample) => {
      expect(pathsOf({isSample, registration: entry, checkedOn: '2026-11-01'})).toEqual([
        'registration.number',
        'registration.url',
        'checkedOn',
      ])
    },
  )

  it('rejects a real person without register details', () => {
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
