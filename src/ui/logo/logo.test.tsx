import {renderToStaticMarkup} from 'react-dom/server'
import {Logo} from './logo.tsx'

describe('Logo', () => {
  const html = renderToStaticMarkup(<Logo label="Lamplight home" />)

  it('has the name its caller gives it', () => {
    expect(html).toContain('role="img"')
    expect(html).toContain('aria-label="Lamplight home"')
  })

  it('follows the theme, and never unlights the fanlight (DES-2)', () => {
    expect(html).toContain('<path d="M11 22a13 13 0 0 1 26 0Z" fill="var(--lamp)"></path>')
    expect(html).toContain('fill="var(--logo-door)"')
  })

  it('fetches the word instead of sending it with each page', () => {
    expect(html).toMatch(/<use href="[^"]+#word">/)
  })
})
