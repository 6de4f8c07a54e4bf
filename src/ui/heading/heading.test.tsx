import {renderToStaticMarkup} from 'react-dom/server'
import {Heading} from './heading.styles.ts'

describe('Heading', () => {
  it('sets level and size independently', () => {
    const html = renderToStaticMarkup(
      <Heading as="h3" $size="hero">
        Steps
      </Heading>,
    )
    expect(html).toMatch(/^<h3 [^>]*data-size="hero"[^>]*>Steps<\/h3>$/)
  })
})
