import {renderToStaticMarkup} from 'react-dom/server'
import {matchingStreetFixtures} from './matching-street.fixtures.ts'
import {MatchingStreetSection} from './matching-street.section.tsx'

const renderMarkup = (state: keyof typeof matchingStreetFixtures) =>
  renderToStaticMarkup(<MatchingStreetSection section={matchingStreetFixtures[state]} />)

const rows = (html: string) => html.split('data-factor').slice(1)

describe('MatchingStreetSection', () => {
  it('counts in words who still fits; a light that went out stays out', () => {
    const [start, kind, area] = rows(renderMarkup('full'))
    expect(start).toContain('6 on the list')
    expect(kind).toContain('5 of 6 fit')
    expect(area).toContain('4 of 6 fit')
    expect(area?.match(/data-window="dark"/g)).toHaveLength(2)
  })

  it('hides the windows from screen readers and takes nobody away', () => {
    const html = renderMarkup('full')
    for (const row of rows(html).slice(0, 3)) {
      expect(row).toContain('<ul aria-hidden="true" data-windows="">')
      expect(row.match(/<img/g)).toHaveLength(6)
    }
  })

  it('marks the request and the people as examples (LAW-11)', () => {
    const html = renderMarkup('full')
    expect(html).toContain('Example request')
    expect(html.match(/Example profile/g)).toHaveLength(2)
  })

  it('explains itself without people, as when examples are hidden', () => {
    const html = renderMarkup('withoutPeople')
    expect(html).toContain('Kind of care')
    expect(html).not.toMatch(/<img|fit<|Example profile/)
  })
})
