import {nearestFirst, maxPrewarmedPages, prewarmCandidates} from './prewarm-candidates.ts'

describe('prewarm candidates', () => {
  it('are ordered by links in menus, then by depth', () => {
    const paths = ['/', '/a/b/c', '/a/b', '/z', '/linked/deep/down']
    expect(nearestFirst(paths, ['/linked/deep/down'])).toEqual([
      '/',
      '/linked/deep/down',
      '/z',
      '/a/b',
      '/a/b/c',
    ])
  })

  it('are the most visited pages first, up to the maximum', () => {
    const pages = new Set(['/', '/one', '/two', '/three'])
    expect(prewarmCandidates(['/gone', '/three'], pages, 3)).toEqual(['/three', '/', '/one'])
    expect(prewarmCandidates([], pages, 10)).toEqual([...pages])
  })

  it('are limited for any number of pages', () => {
    const pages = new Set(Array.from({length: 10_000}, (_, index) => `/page-${index}`))
    const prepared = prewarmCandidates(['/page-9999'], pages)
    expect(prepared).toHaveLength(maxPrewarmedPages)
    expect(prepared[0]).toBe('/page-9999')
  })
})
