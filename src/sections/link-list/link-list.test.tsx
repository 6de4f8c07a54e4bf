import {renderToStaticMarkup} from 'react-dom/server'
import {linkListFixtures} from './link-list.fixtures.ts'
import {LinkListSection} from './link-list.section.tsx'

const renderMarkup = (state: keyof typeof linkListFixtures) =>
  renderToStaticMarkup(<LinkListSection section={linkListFixtures[state]} />)

describe('LinkListSection', () => {
  it('lists its links with a note beside each', () => {
    expect(renderMarkup('full')).toMatch(
      /<a[^>]*href="\/accessibility"[^>]*>Accessibility statement<\/a><span>Web page<\/span>/,
    )
  })

  it('shows the door and status of the service that a link is about (G-7)', () => {
    expect(renderMarkup('doors')).toMatch(
      /<svg[^>]*data-door="gp".*<span data-tag="on"><span data-tag-dot=""><\/span>Waitlist open</s,
    )
    expect(renderMarkup('full')).not.toContain('<svg')
  })

  it('links its contact when it is an email address', () => {
    expect(renderMarkup('full')).toContain('href="mailto:security@lamplight.example"')
    expect(renderMarkup('bare')).not.toContain('mailto')
  })
})
