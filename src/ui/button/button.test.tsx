import {renderToStaticMarkup} from 'react-dom/server'
import {Button, ButtonLink} from './button.styles.ts'

describe('Button', () => {
  it('stays focusable with aria-disabled', () => {
    const html = renderToStaticMarkup(<Button aria-disabled="true">Submitting...</Button>)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled')
  })

  it('writes its variant as a data attribute', () => {
    const html = renderToStaticMarkup(<ButtonLink href="/about" $variant="outline" />)
    expect(html).toMatch(/^<a [^>]*data-variant="outline"/)
  })
})
