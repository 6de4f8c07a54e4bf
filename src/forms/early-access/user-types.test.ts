import {userTypes} from './user-types.ts'

describe('the choices of early access (FORM-2)', () => {
  it('are sent as the roles of the API (API-1)', () => {
    expect(userTypes(['Patient', 'GP', 'Specialist', 'Nurse', 'Carer'])).toEqual([
      {label: 'Patient', role: 'patient'},
      {label: 'GP', role: 'GP'},
      {label: 'Specialist', role: 'SPECIALIST'},
      {label: 'Nurse', role: 'NURSE'},
      {label: 'Carer', role: 'CARER'},
    ])
  })

  it('are refused when no role belongs to one', () => {
    expect(() => userTypes(['Patient', 'Doctor'])).toThrow('offers "Doctor"')
  })
})
