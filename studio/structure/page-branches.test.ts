import {branchId, pageBranches} from './page-branches.ts'

describe('the branches of the tree of pages', () => {
  it('are all addresses with several pages below them, also where no page stands', () => {
    const paths = ['/', '/about', '/download/ios', '/download/android', '/providers']
    const deeper = ['/providers/gp', '/providers/policies/one', '/providers/policies/two/easy']
    expect(pageBranches([...paths, ...deeper])).toEqual([
      '/download',
      '/providers',
      '/providers/policies',
    ])
  })

  it('leave out addresses of drafts that are none', () => {
    expect(pageBranches(['/Über uns/a', '/Über uns/b', '/a b/c', '/a b/d'])).toEqual([])
  })

  it('have ids of their own', () => {
    expect(['/all', '/a/b', '/a-b'].map(branchId)).toEqual([
      'branch.all',
      'branch.a.b',
      'branch.a-b',
    ])
  })

  it('are none where pages stand beside each other, or one below another', () => {
    expect(pageBranches(['/', '/about', '/faq', '/about/us'])).toEqual([])
  })
})
