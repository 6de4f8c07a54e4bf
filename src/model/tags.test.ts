import {
  changesPaths,
  type ContentChange,
  pathsOfChange,
  tagsOfChange,
  tagsOfResult,
} from './tags.ts'

describe('tagsOfResult', () => {
  it('names every document in a result once, and pages that are only linked to by their address', () => {
    const result = {
      _id: 'page-about',
      sections: [
        {_key: 'a', faqs: [{_id: 'faq-1'}, {_id: 'faq-2'}]},
        {_key: 'b', link: {addressOf: 'page-contact', path: '/contact'}, again: {_id: 'faq-1'}},
      ],
    }
    expect(tagsOfResult(result)).toEqual([
      'document:page-about',
      'document:faq-1',
      'document:faq-2',
      'address:page-contact',
    ])
  })

  it('finds nothing in an empty result', () => {
    expect(tagsOfResult(null)).toEqual([])
  })
})

describe('tagsOfChange', () => {
  it('leaves links to a page alone when its path stayed the same', () => {
    const change = {_id: 'page-about', _type: 'page', slug: '/about', previousSlug: '/about'}
    expect(tagsOfChange({...change, operation: 'update', reordered: false})).toEqual([
      'document:page-about',
      'type:page',
    ])
  })

  it('leaves stretches of lists alone that keep their documents and their order', () => {
    const change = {_id: 'a', _type: 'clinician', slug: 'a', previousSlug: 'a'}
    const tagsOf = (more: Partial<ContentChange>) => tagsOfChange({...change, ...more})
    expect(tagsOf({operation: 'update', reordered: false})).not.toContain('members:clinician')
    expect(tagsOf({operation: 'update', reordered: true})).toContain('members:clinician')
    // A webhook that was set up before does not say.
    expect(tagsOf({operation: 'update'})).toContain('members:clinician')
    expect(tagsOf({operation: 'create', reordered: false})).toContain('members:clinician')
    expect(tagsOf({operation: 'delete', reordered: false})).toContain('members:clinician')
  })

  it('refreshes links, the old path and the new path when a page moves', () => {
    const change = {_id: 'page-about', _type: 'page', slug: '/about-us', previousSlug: '/about'}
    expect(tagsOfChange({...change, operation: 'update'})).toEqual([
      'document:page-about',
      'type:page',
      'address:page-about',
      'path:/about-us',
      'path:/about',
    ])
  })

  it.each(['create', 'delete'] as const)('treats a %s as a change of address', (operation) => {
    expect(tagsOfChange({_id: 'p', _type: 'page', slug: '/p', operation})).toContain('path:/p')
  })

  it('assumes a change of address when a hand-made webhook does not say what happened', () => {
    expect(tagsOfChange({_id: 'p', _type: 'page', slug: '/p'})).toContain('address:p')
  })
})

describe('pathsOfChange', () => {
  it('ignores slugs that are not paths', () => {
    expect(pathsOfChange({_id: 'c', _type: 'clinician', slug: 'amara-okafor'})).toEqual([])
  })
})

describe('changesPaths', () => {
  const change = {
    _id: 'x',
    _type: 'page',
    slug: '/a',
    previousSlug: '/a',
    operation: 'update',
  } as const

  it('is sure of no more than that a page which was edited stayed where it is', () => {
    expect(changesPaths(change)).toBe(false)
    expect(changesPaths({...change, previousSlug: '/b'})).toBe(true)
    expect(changesPaths({...change, operation: 'create'})).toBe(true)
    expect(changesPaths({...change, operation: 'delete'})).toBe(true)
    expect(changesPaths({_id: 'x', _type: 'page'})).toBe(true)
  })

  it('counts redirects and the addresses of the stores (DL-1)', () => {
    expect(changesPaths({...change, _type: 'redirect'})).toBe(true)
    expect(changesPaths({...change, _type: 'siteSettings'})).toBe(true)
    expect(changesPaths({...change, _type: 'clinician'})).toBe(true)
    expect(changesPaths({...change, _type: 'service'})).toBe(true)
    expect(changesPaths({...change, _type: 'claim'})).toBe(false)
  })

  it('counts a question that comes to a list or leaves it, and no other words of one', () => {
    expect(changesPaths({...change, _type: 'faq', reordered: true})).toBe(true)
    expect(changesPaths({...change, _type: 'faq', reordered: false})).toBe(false)
  })

  it('does not ask for all paths again when nothing of a clinician changed that decides about them', () => {
    expect(changesPaths({...change, _type: 'clinician', reordered: false})).toBe(false)
    expect(changesPaths({...change, _type: 'clinician', reordered: true})).toBe(true)
    expect(changesPaths({...change, _type: 'clinician', operation: 'create'})).toBe(true)
  })
})
