import {leadsToPage} from './leads-to-page.ts'

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
    '?q=a',
    'about',
    'tel:999',
    'mailto:a@example.com',
    'javascript:void 0',
    'https://example.com/about',
    '//example.com/about',
    '/\\example.com',
    '/search?q=price',
    '/api/draft-mode/disable',
    '/media/files/a',
    '/studio',
    '/studio/structure',
    '/updates/feed.xml',
    '/about.md',
    '/faq#%',
    '/faq#%E0%A4%A',
  ])('returns false for "%s"', (address) => {
    expect(leadsToPage(address)).toBe(false)
  })
})
