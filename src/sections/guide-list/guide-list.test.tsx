import {renderToStaticMarkup} from 'react-dom/server'
import {guideListFixtures} from './guide-list.fixtures.ts'
import {GuideListSection} from './guide-list.section.tsx'

const rows = (state: keyof typeof guideListFixtures) =>
  renderToStaticMarkup(<GuideListSection section={guideListFixtures[state]} />).match(
    /<li>.*?<\/li>/gs,
  ) ?? []

describe('GuideListSection', () => {
  it('links to the page before the file, each with the title of its guide (PROV-5)', () => {
    const [ready = ''] = rows('full')
    expect(ready).toMatch(
      /PDF, 2\.4\u00A0MB<.*Read as a page<span[^>]*> Clinical guidelines.*Easy Read<span.*Download<span[^>]*> Clinical guidelines for home visits, PDF, 2\.4\u00A0MB</s,
    )
    expect(ready).toMatch(/<a [^>]*download="clinical-guidelines\.pdf"/)
  })

  it('shows the planned size and a notice until the guide has a file (PROV-5)', () => {
    const [, pending = ''] = rows('full')
    expect(pending).toContain('PDF, 1.8\u00A0MB')
    expect(pending).toContain('This guide isn’t ready to download yet.')
    expect(pending).not.toContain('download=')
  })

  it('shows the size of the file once the guide has one (PROV-5)', () => {
    const {guides} = guideListFixtures.full
    const section = {
      ...guideListFixtures.full,
      guides: guides.map((guide) => ({
        ...guide,
        file: guide.file && {...guide.file, size: 86_000},
      })),
    }
    const html = renderToStaticMarkup(<GuideListSection section={section} />)
    expect(html).toContain('PDF, 86\u00A0KB')
    expect(html).not.toContain('2.4\u00A0MB')
  })

  it('shows the size of a draft, and that of the finished guide (PROV-5)', () => {
    const [draft = ''] = rows('draft')
    expect(draft).toMatch(
      />Draft, PDF, 212\u00A0KB<\/p><p[^>]*>Final version: about <span>2\.4\u00A0MB</,
    )
    expect(draft).toMatch(
      /Download<span[^>]*> Clinical guidelines for home visits, PDF, 212\u00A0KB</,
    )
  })

  it('omits an unknown size and missing pages', () => {
    const [unknown = ''] = rows('sizeUnknown')
    expect(unknown).toMatch(/<p data-size="">PDF<\/p>/)
    expect(unknown).not.toContain('<a ')
  })
})
