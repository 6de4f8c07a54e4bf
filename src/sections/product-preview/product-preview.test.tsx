import {renderToStaticMarkup} from 'react-dom/server'
import {productPreviewFixtures} from './product-preview.fixtures.ts'
import {ProductPreviewSection} from './product-preview.section.tsx'

const renderMarkup = (state: keyof typeof productPreviewFixtures) =>
  renderToStaticMarkup(<ProductPreviewSection section={productPreviewFixtures[state]} />)

describe('ProductPreviewSection', () => {
  it('renders one named image with a caption that says it is a design (PROV-1, PROV-2)', () => {
    expect(renderMarkup('full')).toMatch(
      /role="img"[\s\S]*<figcaption>The picture shows a design\. The hub is not finished\.<\/figcaption>/,
    )
    expect(renderMarkup('full')).toContain('aria-label="A design for the practice hub')
  })

  it('renders no interactive element', () => {
    expect(renderMarkup('full')).not.toMatch(/<(a|button|input|table)[ >]/)
  })

  it('lists what the product will do', () => {
    expect(renderMarkup('full').match(/<li>/g)).toHaveLength(2)
    expect(renderMarkup('bare')).not.toContain('<ul')
  })
})
