import {byNearness, maxPreparedPages, wantedPages} from './prewarm-candidates.ts'

describe('the pages that are prepared', () => {
  it('are first those that menus lead to, then those near the top', () => {
    const paths = ['/', '/a/b/c', '/a/b', '/z', '/linked/deep/down']
    expect(byNearness(paths, ['/linked/deep/down'])).toEqual([
      '/',
      '/linked/deep/down',
      '/z',
      '/a/b',
      '/a/b/c',
    ])
  })

  it('are what visitors ask for before all others, and no more than there may be', () => {
    const pages = new Set(['/', '/one', '/two', '/three'])
    expect(wantedPages(['/gone', '/three'], pages, 3)).toEqual(['/three', '/', '/one'])
    expect(wantedPages([], pages, 10)).toEqual([...pages])
  })

  it('are as many of ten thousand as of a few hundred', () => {
    const pages = new Set(Array.from({length: 10_000}, (_, index) => `/page-${index}`))
    const prepared = wantedPages(['/page-9999'], pages)
    expect(prepared).toHaveLength(maxPreparedPages)
    expect(prepared[0]).toBe('/page-9999')
  })
})
