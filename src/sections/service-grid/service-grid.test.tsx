import {renderToStaticMarkup} from 'react-dom/server'
import {serviceGridFixtures} from './service-grid.fixtures.ts'
import {ServiceGridSection} from './service-grid.section.tsx'

const doors = (state: keyof typeof serviceGridFixtures) =>
  renderToStaticMarkup(<ServiceGridSection section={serviceGridFixtures[state]} />)
    .split('<li>')
    .slice(1)

describe('ServiceGridSection', () => {
  it('lights only the doors of launched services (G-7)', () => {
    const lit = doors('full').map((door) => door.includes('#light-'))
    expect(lit).toEqual([true, false, true, false])
    const otherwise = doors('otherWayRound').map((door) => door.includes('#light-'))
    expect(otherwise).toEqual([false, true, false, true])
  })

  it('states the status in words', () => {
    expect(doors('full')[0]).toMatch(/data-tag="on">.*Opening first/)
    expect(doors('full')[1]).toMatch(/data-tag="soon">.*Coming Soon/)
  })

  it('links to each service with the exact label and context for screen readers (HOME-3)', () => {
    expect(doors('full')[0]).toMatch(
      /<a[^>]*href="\/gp-visit"[^>]*><span>View more<span[^>]*> about GP at home<\/span>/,
    )
    expect(doors('full')[1]).toMatch(/<a[^>]*href="\/nurse-visit"[^>]*><span>Coming Soon</)
  })

  it('renders a door for wide and for narrow screens, with its number (HOME-3)', () => {
    const [gp] = doors('full')
    expect(gp).toContain('data-door-view="tall"')
    expect(gp).toContain('data-door-view="wide"')
    expect(gp).toContain('>17</text>')
  })

  it('shows the image that an editor set instead of a door', () => {
    const [gp] = doors('withPicture')
    expect(gp).toContain('alt="A photograph of a blue door"')
    expect(gp).not.toContain('data-door-view')
  })
})
