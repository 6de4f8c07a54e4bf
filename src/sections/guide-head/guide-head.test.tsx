import {renderToStaticMarkup} from 'react-dom/server'
import {guideHeadFixtures} from './guide-head.fixtures.ts'
import {GuideHeadSection} from './guide-head.section.tsx'

const renderMarkup = (state: keyof typeof guideHeadFixtures) =>
  renderToStaticMarkup(<GuideHeadSection section={guideHeadFixtures[state]} />)

describe('GuideHeadSection', () => {
  it('shows the title and links to the Easy Read version and the file (PROV-5)', () => {
    expect(renderMarkup('full')).toMatch(/<h1>Clinical guidelines for home visits<\/h1>/)
    expect(renderMarkup('full')).toMatch(/href="[^"]+\/easy-read">Easy Read<\/a>/)
    expect(renderMarkup('full')).toContain('PDF, 2.4\u00A0MB')
  })

  it('labels the Easy Read page and links back to the guide', () => {
    expect(renderMarkup('easyRead')).toMatch(/<h1>[^<]+<span[^>]*>.*Easy Read<\/span><\/h1>/)
    expect(renderMarkup('easyRead')).toMatch(
      /href="\/providers\/policies\/clinical-guidelines">Read as a page<\/a>/,
    )
  })

  it('shows a title and a text of its own, and those of the guide without them', () => {
    expect(renderMarkup('easyWords')).toMatch(/<h1>How to do a home visit<span/)
    expect(renderMarkup('easyWords')).toContain('What to do at a visit.')
    expect(renderMarkup('easyRead')).toMatch(/<h1>Clinical guidelines for home visits<span/)
  })

  it.each(['full', 'easyRead'] as const)(
    'offers the file below the action of the header: %s',
    (state) => {
      expect(renderMarkup(state)).toMatch(/<a [^>]*data-variant="outline"[^>]*>/)
      expect(renderMarkup(state)).not.toContain('data-own-action')
    },
  )

  it('renders no links without other versions', () => {
    expect(renderMarkup('bare')).not.toContain('<a ')
  })
})
