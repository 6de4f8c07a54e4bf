import {profileFacts} from './clinician-facts.ts'
import {profileFixtures} from './profile/profile.fixtures.ts'

describe('profileFacts', () => {
  it('omits a sample clinician and labels the shared image (LAW-11)', () => {
    const facts = profileFacts(profileFixtures.example)
    expect(facts.clinician).toBeNull()
    expect(facts.headline).toBe('Example profile: Dr Adaeze Thornbury')
  })

  it('includes a real clinician with the register entry (SEO-5)', () => {
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

  it('omits a clinician without a register entry', () => {
    const {clinician} = profileFixtures.real
    const unproven = {
      ...profileFixtures.real,
      clinician: {...clinician, registration: {body: 'GMC', number: null, url: null}},
    }
    expect(profileFacts(unproven).clinician).toBeNull()
  })
})
