import {branchListId, pageBranches} from './page-branches.ts'

describe('pageBranches', () => {
  it('returns every address with several pages below it, even without a page of its own', () => {
    const paths = ['/', '/about', '/download/ios', '/download/android', '/providers']
    const deeper = ['/providers/gp', '/providers/policies/one', '/providers/policies/two/easy']
    expect(pageBranches([...paths, ...deeper])).toEqual([
      '/download',
      '/providers',
      '/providers/policies',
    ])
  })

  it('skips drafts with an invalid address', () => {
    expect(pageBranches(['/Über uns/a', '/Über uns/b', '/a b/c', '/a b/d'])).toEqual([])
  })

  it('yields unique list ids', () => {
    expect(['/all', '/a/b', '/a-b'].map(branchListId)).toEqual([
      'branch.all',
      'branch.a.b',
      'branch.a-b',
    ])
  })

  it('returns nothing for siblings at the root and for a single chain of pages', () => {
    expect(pageBranches(['/', '/about', '/faq', '/about/us'])).toEqual([])
  })
})
