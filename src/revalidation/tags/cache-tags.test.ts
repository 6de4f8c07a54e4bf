import type {ContentChange} from '#shared/content-change.ts'
import {tagsOfChange, tagsOfResult} from './cache-tags.ts'

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

  it('leaves slices of lists alone that keep their documents and their order', () => {
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
