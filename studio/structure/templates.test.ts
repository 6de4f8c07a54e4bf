import {clinicianKinds} from '#shared/clinicians.ts'
import {clinicianOfKind} from './templates.ts'

describe('clinicianOfKind', () => {
  it.each(clinicianKinds)('presets the kind %s', (kind) => {
    expect(clinicianOfKind.value({kind})).toEqual({kind})
  })
})
