import {nearestFirst, maxPrewarmedPages, prewarmCandidates} from './prewarm-candidates.ts'

describe('prewarm candidates', () => {
  it('are ordered by links in menus, then by depth', () => {
    const paths = ['/', '/a/b/c', '/a/b', '/z', '/linked/deep/down']
    const sorted = ['/', '/linked/deep/down', '/z', '/a/b', '/a/b/c']
    expect(nearestFirst(paths, ['/linked/deep/down'])).toEqual(sorted)
  })

  it('are the most visited pages first, limited for any number of pages', () => {
    const pages = new Set(['/', '/one', '/two', '/three'])
    expect(prewarmCandidates(['/gone', '/three'], pages, 3)).toEqual(['/three', '/', '/one'])
    const many = new Set(Array.from({length: 10_000}, (_, index) => `/page-${index}`))
    expect(prewarmCandidates([], many)).toHaveLength(maxPrewarmedPages)
  })
})
