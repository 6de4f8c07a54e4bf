import {renderToStaticMarkup} from 'react-dom/server'
import {profileFixtures} from './profile.fixtures.ts'
import {ProfilePage} from './profile-page.tsx'

const now = new Date('2026-11-21T12:00:00Z')

const renderMarkup = (state: keyof typeof profileFixtures, at = now) =>
  renderToStaticMarkup(<ProfilePage now={at} profile={profileFixtures[state]} />)

describe('ProfilePage of a sample', () => {
  const html = renderMarkup('example')

  it('labels the name, rating, quotes and neighbours as examples (LAW-11)', () => {
    expect(html.match(/Example profile</g)).toHaveLength(2)
    expect(html).toContain('out of 5 from 128 reviews (example)')
    expect(html).toContain('Example quote')
    expect(html).toContain('Example locations only.')
  })

  it('has neither a register entry nor a check (LAW-11)', () => {
    expect(html).toContain('No number: this is an example')
    expect(html).toContain('href="https://register.example"')
    expect(html).toContain('Not checked: not a real person')
  })

  it('offers the waitlist of its service in the card and at the end, but no visit (LAW-11)', () => {
    const link = /<a[^>]*data-dialog="waitlist" data-subject="gp"[^>]*>Join the waitlist/g
    expect(html.match(link)).toHaveLength(2)
    expect(html).toContain('You cannot book yet. This is an example profile.')
    expect(html).not.toMatch(/Request a visit|You cannot book yet\.<|Next free/)
  })

  it('requests a visit and names the interest dialog in a dataset without the copy of the waitlist', () => {
    const older = renderMarkup('older')
    expect(older).toMatch(/<a[^>]*data-dialog="interest"[^>]*>Request a visit/)
    expect(older).toMatch(/<a[^>]*href="\/book\/adaeze-thornbury"[^>]*>Request a visit/)
    expect(older).toContain('Other doors on this street')
    expect(older).not.toContain('data-ending')
  })

  it('introduces neighbours as examples when all are, and shows areas on a map without lights', () => {
    expect(html).toContain('Other example profiles</h2>')
    expect(html).not.toContain('Other doors on this street')
    expect(html).toContain('<b>Kentish Town</b><span>Most days</span>')
    expect(html).not.toContain('var(--fan-lit)" stroke')
  })
})

describe('ProfilePage of a real clinician', () => {
  it('shows the register entry and the date of the last check', () => {
    const html = renderMarkup('real')
    expect(html).toContain('href="https://register.example/0000000"')
    expect(html).toContain('<time dateTime="2026-11-01">1 November 2026</time>')
    expect(html).toContain('out of 5 from 128 reviews<')
    expect(html).not.toContain('We’re checking this again')
  })

  it('disables requests when the check has expired', () => {
    const html = renderMarkup('real', new Date('2027-03-01T12:00:00Z'))
    expect(html).toContain('We’re checking this again')
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>.*?Request a visit/)
    expect(html).not.toContain('href="/book/')
  })

  it('disables requests while the clinician is paused', () => {
    const html = renderMarkup('paused')
    expect(html).toContain('Not taking visits for now')
    expect(html).not.toContain('Next free: Today')
    expect(html).not.toContain('href="/book/')
  })

  it('requests a visit, offers the waitlist at the end and shows when the person is free', () => {
    const html = renderMarkup('real')
    expect(html).toMatch(/<a[^>]*href="\/book\/adaeze-thornbury"[^>]*>Request a visit/)
    expect(html.match(/>Join the waitlist/g)).toHaveLength(1)
    expect(html).toContain('Next free: Today')
  })

  it('links to the external booking page when there is one', () => {
    expect(renderMarkup('bookable')).not.toContain('data-ending')
    expect(renderMarkup('bookable')).toMatch(
      /<a[^>]*href="https:\/\/booking\.example"[^>]*>Request a visit/,
    )
  })

  it('omits missing facts', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('Dr</span> <span>Adaeze</span> <span>Thornbury</span>')
    expect(html).not.toMatch(/null|undefined|NaN|<figure|out of 5|role="img"|Other doors/)
  })
})
