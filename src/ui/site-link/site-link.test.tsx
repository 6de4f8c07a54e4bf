import {renderToStaticMarkup} from 'react-dom/server'
import {PageLink} from './page-link.client.tsx'
import {SiteLink} from './site-link.tsx'

describe('SiteLink', () => {
  it('renders an anchor with its attributes when it leads to a page', () => {
    const link = SiteLink({href: '/about', rel: 'next', children: 'About'})
    expect(link.type).toBe(PageLink)
    expect(renderToStaticMarkup(link)).toBe('<a rel="next" href="/about">About</a>')
  })

  it.each(['tel:999', '/faq#%', 'https://example.com/'])('leaves %s to the browser', (href) => {
    expect(SiteLink({href}).type).toBe('a')
  })

  it('leaves a link that opens a dialog to its listener', () => {
    expect(SiteLink({'aria-haspopup': 'dialog', href: '/contact'}).type).toBe('a')
  })
})
