import {renderToStaticMarkup} from 'react-dom/server'
import {timelineFixtures} from './timeline.fixtures.ts'
import {TimelineSection} from './timeline.section.tsx'

const renderMarkup = (state: keyof typeof timelineFixtures) =>
  renderToStaticMarkup(<TimelineSection section={timelineFixtures[state]} />)

describe('TimelineSection', () => {
  it('links to Home and to the feed (UPD-1)', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>.*?Back to Home<\/a>/)
    expect(html).toContain('href="/updates/feed.xml"')
    expect(html.indexOf('/updates/feed.xml')).toBeGreaterThan(html.indexOf('Landing page launch'))
  })

  it('shows date, badge, text and highlights of each update (UPD-1)', () => {
    const entry = /<li id="update-launch">.*/.exec(renderMarkup('full'))?.[0] ?? ''
    expect(entry).toContain('<time dateTime="2025-09">September 2025</time>')
    expect(entry).toMatch(/<span data-tag="on"><svg.*?<\/svg>Launch<\/span>/)
    expect(entry).toMatch(/<h2>Landing page launch<\/h2>/)
    expect(entry.match(/<ul>.*?<\/ul>/)?.[0].match(/<li>/g)).toHaveLength(2)
    expect(entry).toContain('alt="A London terrace at dusk"')
  })

  it('shows the link of an update', () => {
    const {full} = timelineFixtures
    const updates = full.updates.map((update) => ({...update, link: full.back}))
    const html = renderToStaticMarkup(<TimelineSection section={{...full, updates}} />)
    expect(html.match(/<a[^>]*href="\/"/g)).toHaveLength(1 + updates.length)
  })

  it('labels all five categories (UPD-1)', () => {
    for (const badge of ['Feature', 'Improvement', 'Launch', 'Design', 'Integration']) {
      expect(renderMarkup('full')).toContain(`</svg>${badge}</span>`)
    }
  })

  it('shows a message without updates, and what comes next only when it is set', () => {
    expect(renderMarkup('bare')).toContain('There are no updates yet.')
    expect(renderMarkup('bare')).not.toContain('The app, nurses and carers')
    expect(renderMarkup('full')).toContain('The app, nurses and carers')
  })

  it('links to the previous and next page only when the list has several pages', () => {
    const pageOf = (listPage: number, listTotal: number) =>
      renderToStaticMarkup(
        <TimelineSection listPage={listPage} section={{...timelineFixtures.full, listTotal}} />,
      )
    expect(pageOf(1, 20)).not.toContain('page-')
    expect(pageOf(1, 41)).toMatch(
      /<nav[^>]*><p>Page 1 of 3<\/p><a rel="next" href="\/updates\/page-2"/,
    )
    expect(pageOf(2, 41)).toContain('<a rel="prev" href="/updates">')
    expect(pageOf(2, 41)).toContain('<a rel="next" href="/updates/page-3">')
    expect(pageOf(3, 41)).not.toContain('rel="next"')
  })
})
