import {renderToStaticMarkup} from 'react-dom/server'
import {Button, ButtonLink} from './button.styles.ts'

describe('Button', () => {
  it('keeps a button that may not be pressed yet reachable', () => {
    const html = renderToStaticMarkup(<Button aria-disabled="true">Submitting...</Button>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled')
  })

  it('names its look by an attribute that its styles select', () => {
    const html = renderToStaticMarkup(<ButtonLink href="/about" $look="outline" />)
    expect(html).toMatch(/^<a [^>]*data-look="outline"/)
  })
})
