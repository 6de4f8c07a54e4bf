import {renderToStaticMarkup} from 'react-dom/server'
import {matchingStreetFixtures} from './matching-street.fixtures.ts'
import {MatchingStreetSection} from './matching-street.section.tsx'

const renderMarkup = (state: keyof typeof matchingStreetFixtures) =>
  renderToStaticMarkup(<MatchingStreetSection section={matchingStreetFixtures[state]} />)

const rows = (html: string) => html.split('data-factor').slice(1)

describe('MatchingStreetSection', () => {
  it('states how many still match, and keeps dark windows dark', () => {
    const [start, kind, area] = rows(renderMarkup('full'))
    expect(start).toContain('6 on the list')
    expect(kind).toContain('5 of 6 fit')
    expect(area).toContain('4 of 6 fit')
    expect(area?.match(/data-window="dark"/g)).toHaveLength(2)
  })

  it('states only the number of a row without a word between two numbers', () => {
    const [, kind, area] = rows(
      renderToStaticMarkup(
        <MatchingStreetSection
          section={{...matchingStreetFixtures.full, of: null, fit: 'still at the top'}}
        />,
      ),
    )
    expect(kind).toContain('>5 still at the top<')
    expect(area).toContain('>4 still at the top<')
  })

  it('hides the windows from screen readers and keeps everyone in them', () => {
    const html = renderMarkup('full')
    for (const row of rows(html).slice(0, 3)) {
      expect(row).toContain('<ul aria-hidden="true" data-windows="">')
      expect(row.match(/<img/g)).toHaveLength(6)
    }
  })

  it('labels the request and the people as samples (LAW-11)', () => {
    const html = renderMarkup('full')
    expect(html).toContain('Example request')
    expect(html.match(/Example profile/g)).toHaveLength(2)
  })

  it('shows an action under the headline only when there is one', () => {
    const action =
      /<p[^>]*>When we open.*<a[^>]*data-variant="lamp"[^>]*>Join the waitlist<.*data-request/
    expect(renderMarkup('full')).toMatch(action)
    expect(renderMarkup('withoutPeople')).not.toContain('Join the waitlist')
  })

  it('renders without people, as when samples are hidden', () => {
    const html = renderMarkup('withoutPeople')
    expect(html).toContain('Kind of care')
    expect(html).not.toMatch(/<img|fit<|Example profile/)
  })
})
