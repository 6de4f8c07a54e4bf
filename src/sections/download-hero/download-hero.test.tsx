import {renderToStaticMarkup} from 'react-dom/server'
import {downloadHeroFixtures} from './download-hero.fixtures.ts'
import {DownloadHeroSection} from './download-hero.section.tsx'

const renderMarkup = (state: keyof typeof downloadHeroFixtures) =>
  renderToStaticMarkup(<DownloadHeroSection section={downloadHeroFixtures[state]} />)

describe('DownloadHeroSection', () => {
  it('downloads the guide under its own name, and says which and how large (PROV-5)', () => {
    expect(renderMarkup('full')).toMatch(
      /<a [^>]*href="[^"]*\/files\/[^"]+\.pdf"[^>]*>.*Download Guidelines<span[^>]*> Clinical guidelines for home visits, PDF, 2\.4\u00A0MB</,
    )
    expect(renderMarkup('full')).toContain('download="clinical-guidelines.pdf"')
  })

  it('has no button that downloads nothing', () => {
    expect(renderMarkup('withoutFile')).not.toContain('<a ')
  })
})
