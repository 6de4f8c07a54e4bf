import {profileFacts} from './clinician-facts.ts'
import {profileFixtures} from './profile/profile.fixtures.ts'

describe('what machines are told of a profile (SEO-5, LAW-11)', () => {
  it('says nothing of somebody invented, and marks the picture that is shared', () => {
    const facts = profileFacts(profileFixtures.example)
    expect(facts.clinician).toBeNull()
    expect(facts.headline).toBe('Example profile: Dr Adaeze Thornbury')
  })

  it('names somebody real with the line of the register', () => {
    const facts = profileFacts(profileFixtures.real)
    expect(facts.headline).toBe('Dr Adaeze Thornbury')
    expect(facts.clinician?.register.number).toBe(
      profileFixtures.real.clinician.registration.number,
    )
    expect(facts.trail?.at(-1)).toEqual({
      label: 'Dr Adaeze Thornbury',
      path: '/doctors/adaeze-thornbury',
    })
  })

  it('says nothing of somebody without a line in a register', () => {
    const {clinician} = profileFixtures.real
    const unproven = {
      ...profileFixtures.real,
      clinician: {...clinician, registration: {body: 'GMC', number: null, url: null}},
    }
    expect(profileFacts(unproven).clinician).toBeNull()
  })
})
