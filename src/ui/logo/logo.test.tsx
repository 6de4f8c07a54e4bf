import {renderToStaticMarkup} from 'react-dom/server'
import {Logo} from './logo.tsx'

describe('Logo', () => {
  const html = renderToStaticMarkup(<Logo label="Lamplight home" />)

  it('follows the theme but keeps the fanlight lit (DES-2)', () => {
    expect(html).toContain('<path d="M11 22a13 13 0 0 1 26 0Z" fill="var(--lamp)"></path>')
    expect(html).toContain('fill="var(--logo-door)"')
  })
})
