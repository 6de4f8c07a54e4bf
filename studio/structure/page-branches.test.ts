import {pageBranches} from './page-branches.ts'

describe('the branches of the tree of pages', () => {
  it('are all addresses with pages below them, also where no page stands', () => {
    const paths = ['/', '/about', '/providers', '/providers/policies/handbook', '/download/ios']
    expect(pageBranches(paths)).toEqual(['/download', '/providers', '/providers/policies'])
  })

  it('are none where all pages stand beside each other', () => {
    expect(pageBranches(['/', '/about', '/faq'])).toEqual([])
  })
})
