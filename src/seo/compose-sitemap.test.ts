import {composeSitemap} from './compose-sitemap.ts'

describe('the sitemap (SEO-1)', () => {
  it('has every page, and every page of its list', () => {
    const modified = '2026-11-01T00:00:00Z'
    const pages = [
      {path: '/', modified, listPages: []},
      {path: '/updates', modified, listPages: ['/updates/page-2', '/updates/page-3']},
    ]
    expect(composeSitemap(pages, 'https://www.example.org').map(({url}) => url)).toEqual([
      'https://www.example.org/',
      'https://www.example.org/updates',
      'https://www.example.org/updates/page-2',
      'https://www.example.org/updates/page-3',
    ])
  })
})
