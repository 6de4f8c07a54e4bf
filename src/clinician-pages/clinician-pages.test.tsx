import {firstContent} from '#content/testing/first-content.ts'
import type {Profile} from '#content/queries/get-profile.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {profileFacts} from './clinician-facts.ts'
import {checkState} from './profile/check-state.ts'
import {ProfilePage} from './profile/profile-page.tsx'
import {sectionsAbout} from './sections-about.ts'

const {profile: sample} = firstContent()
const {template} = sample
const action = {label: 'Join', kind: 'dialog', dialog: 'waitlist', subject: 'gp'} as const
const now = new Date('2026-11-21T12:00:00Z')

const withClinician = (own: Partial<Profile['clinician']>): Profile => ({
  ...sample,
  clinician: {
    ...sample.clinician,
    isSample: false,
    registration: {body: 'GMC', number: '0000000', url: 'https://register.example/0000000'},
    checkedOn: '2026-11-01',
    ...own,
  },
})
const real = withClinician({})

const render = (profile: Profile, at = now) =>
  renderTree(<ProfilePage action={action} now={at} profile={profile} />)
type Tree = Awaited<ReturnType<typeof render>>

/** Returns the addresses of the links and the texts of disabled buttons with a label. */
const requests = (tree: Tree, label: string) =>
  tree
    .querySelectorAll('a, button[disabled]')
    .filter(({text}) => text.trim() === label)
    .map((each) => each.getAttribute('href') ?? 'disabled')

describe('ProfilePage', () => {
  const {ask, checks, hero} = template
  const waitlist = '/register-interest/gp'

  it('labels everything about a sample as an example, and offers only the waitlist (LAW-11)', async () => {
    const tree = await render(sample)
    for (const text of [
      hero.ratingExample,
      template.areas.sampleNote,
      template.neighbours.exampleHeading,
      checks.noNumber,
      checks.notChecked,
      ask.exampleNote,
    ])
      expect(tree.text).toContain(text)
    expect(tree.text.split(sample.clinician.sampleBadge ?? '')).toHaveLength(
      sample.neighbours.length + 2,
    )
    expect(requests(tree, action.label)).toEqual([waitlist])
    expect(requests(tree, ask.button)).toEqual([])
    expect(tree.text).not.toContain(hero.available)
    expect(tree.querySelector(`a[href="${checks.searchAddress}"]`)).not.toBeNull()
  })

  const booking = '/book/adaeze-thornbury'
  const external = 'https://booking.example'
  const service = sample.service && {...sample.service, bookingAddress: external}
  it.each<[string, Profile, string, Date, string, string[]]>([
    ['books a visit', real, booking, now, hero.available, [hero.paused, checks.checkedLongAgo]],
    ['books elsewhere', {...real, service}, external, now, hero.available, []],
    ['pauses', withClinician({isPaused: true}), 'disabled', now, hero.paused, [hero.available]],
    ['stops after a check', real, 'disabled', new Date('2027-03-01'), checks.checkedLongAgo, []],
  ])('of a real person %s', async (_what, profile, request, at, shown, hidden) => {
    const tree = await render({...profile, neighbours: []}, at)
    expect(requests(tree, ask.button)).toEqual([request])
    expect(tree.text).toContain(shown)
    for (const text of [...hidden, hero.ratingExample]) expect(tree.text).not.toContain(text)
    expect(tree.querySelector('a[href="https://register.example/0000000"]')).not.toBeNull()
    expect(tree.querySelector('time[datetime="2026-11-01"]')?.text).toBe('1 November 2026')
  })

  it('omits missing facts', async () => {
    const none = {rating: null, reviews: null, languages: null, services: null, areas: null}
    const bare = withClinician({...none, modePrices: null})
    const tree = await render({...bare, neighbours: []})
    expect(tree.querySelector('h1')?.text).toBe(sample.clinician.name)
    expect(tree.querySelector('[data-stars], [role=img]')).toBeNull()
    expect(tree.text).not.toMatch(/null|undefined|NaN/)
  })
})

describe('sectionsAbout', () => {
  const {service} = sample
  const panel = sectionState('callToAction')
  const primary = {...panel.primary, kind: 'dialog', dialog: 'waitlist', subject: null} as const
  const open = {...panel, service: null, primary}
  const form = {...sectionState('form', 'plain'), profession: undefined}

  it('fills in the service of the clinician unless the editor chose one', () => {
    const nurse = service && {...service, key: 'nurse' as const}
    const chosen = {...panel, service: nurse, primary: {...primary, subject: 'nurse' as const}}
    expect(sectionsAbout(service, [open, chosen, form])).toMatchObject([
      {service: {key: 'gp'}, primary: {subject: 'gp'}},
      {service: {key: 'nurse'}, primary: {subject: 'nurse'}},
      {profession: 'gp'},
    ])
    expect(sectionsAbout(null, [open, form])).toEqual([open, form])
  })

  it('omits the invitation to the waitlist of a service that visitors can book', () => {
    const bookable = service && {...service, bookingAddress: 'https://booking.example'}
    expect(sectionsAbout(bookable, [open])).toEqual([])
  })
})

describe('checkState', () => {
  it.each([
    [true, '2026-11-20', now, 'example'],
    [false, '2026-11-21', now, 'checked'],
    [false, '2026-08-24', now, 'checked'],
    [false, '2026-08-22', now, 'old'],
    [false, null, now, 'old'],
    [false, 'soon', now, 'old'],
    // Midnight in London.
    [false, '2026-04-02', new Date('2026-07-01T22:59:59Z'), 'checked'],
    [false, '2026-04-02', new Date('2026-07-01T23:00:00Z'), 'old'],
  ])('of a sample (%j) that was checked on %j, at %j, is %s (LAW-11)', (...row) => {
    const [isSample, checkedOn, at, state] = row
    expect(checkState({isSample, checkedOn}, 90, at)).toBe(state)
  })
})

describe('profileFacts (SEO-5)', () => {
  const {name, sampleBadge} = sample.clinician
  const registered = withClinician({isSample: true})
  const unproven = withClinician({registration: {body: 'GMC', number: null, url: null}})
  it.each<[string, Profile, string, string | undefined]>([
    ['has a real person with the register entry', real, name, '0000000'],
    [
      'omits a sample, and labels its shared image (LAW-11)',
      registered,
      `${sampleBadge}: ${name}`,
      undefined,
    ],
    ['omits a person without a register entry', unproven, name, undefined],
  ])('%s', (_what, profile, headline, number) => {
    const facts = profileFacts(profile)
    expect(facts.headline).toBe(headline)
    expect(facts.clinician?.register.number).toBe(number)
    expect(facts.trail?.at(-1)).toEqual({label: name, path: '/doctors/adaeze-thornbury'})
  })
})
