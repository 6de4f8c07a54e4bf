import {renderToStaticMarkup} from 'react-dom/server'
import {PageLink} from './page-link.client.tsx'
import {leadsToPage, SiteLink} from './site-link.tsx'

describe('SiteLink', () => {
  it('renders an anchor with its attributes when it leads to a page', () => {
    const link = SiteLink({href: '/about', rel: 'next', children: 'About'})
    expect(link.type).toBe(PageLink)
    expect(renderToStaticMarkup(link)).toBe('<a rel="next" href="/about">About</a>')
  })

  it.each(['tel:999', '/faq#%', 'https://example.com/'])('leaves %s to the browser', (href) => {
    expect(SiteLink({href}).type).toBe('a')
  })

  it('leaves out an address that would run in the page', () => {
    const html = renderToStaticMarkup(SiteLink({href: 'javascript:alert(1)', children: 'x'}))
    expect(html).toBe('<a>x</a>')
  })

  it('leaves a link that opens a dialog to its listener', () => {
    expect(SiteLink({'aria-haspopup': 'dialog', href: '/contact'}).type).toBe('a')
  })
})

describe('leadsToPage', () => {
  it.each(['/', '/about', '/faq#how-am-i-paid', '/faq#caf%C3%A9', '/updates/2', '/studio-visit'])(
    'returns true for %s',
    (address) => {
      expect(leadsToPage(address)).toBe(true)
    },
  )

  it.each([
    '',
    '#main',
    'tel:999',
    'javascript:void 0',
    'https://example.com/about',
    '//example.com/about',
    '/\\example.com',
    '/search?q=price',
    '/api/draft-mode/disable',
    '/media/files/a',
    '/studio',
    '/updates/feed.xml',
    '/about.md',
    '/faq#%',
  ])('returns false for "%s"', (address) => {
    expect(leadsToPage(address)).toBe(false)
  })
})
