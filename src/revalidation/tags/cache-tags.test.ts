import type {ContentChange} from '#shared/content-change.ts'
import {cacheTagsForChange, cacheTagsFor} from './cache-tags.ts'

describe('cacheTagsFor', () => {
  it('returns one tag for each document, and address tags for pages that are only linked to', () => {
    const result = {
      _id: 'page-about',
      sections: [
        {_key: 'a', faqs: [{_id: 'faq-1'}, {_id: 'faq-2'}]},
        {_key: 'b', link: {addressOf: 'page-contact', path: '/contact'}, again: {_id: 'faq-1'}},
      ],
    }
    expect(cacheTagsFor(result)).toEqual([
      'document:page-about',
      'document:faq-1',
      'document:faq-2',
      'address:page-contact',
    ])
  })
})

describe('cacheTagsForChange', () => {
  it('omits links to a page whose path is unchanged', () => {
    const change = {_id: 'page-about', _type: 'page', slug: '/about', previousSlug: '/about'}
    expect(cacheTagsForChange({...change, operation: 'update', reordered: false})).toEqual([
      'document:page-about',
      'type:page',
    ])
  })

  it('omits slices of lists whose members and order are unchanged', () => {
    const change = {_id: 'a', _type: 'clinician', slug: 'a', previousSlug: 'a'}
    const tagsOf = (more: Partial<ContentChange>) => cacheTagsForChange({...change, ...more})
    expect(tagsOf({operation: 'update', reordered: false})).not.toContain('members:clinician')
    expect(tagsOf({operation: 'update', reordered: true})).toContain('members:clinician')
    // Older webhooks don't send `reordered`.
    expect(tagsOf({operation: 'update'})).toContain('members:clinician')
    expect(tagsOf({operation: 'create', reordered: false})).toContain('members:clinician')
    expect(tagsOf({operation: 'delete', reordered: false})).toContain('members:clinician')
  })

  it('includes links, the old path and the new path of a moved page', () => {
    const change = {_id: 'page-about', _type: 'page', slug: '/about-us', previousSlug: '/about'}
    expect(cacheTagsForChange({...change, operation: 'update'})).toEqual([
      'document:page-about',
      'type:page',
      'address:page-about',
      'path:/about-us',
      'path:/about',
    ])
  })

  it.each(['create', 'delete', undefined] as const)(
    'treats a %s as a change of address',
    (operation) => {
      expect(
        cacheTagsForChange({_id: 'p', _type: 'page', slug: '/p', ...(operation && {operation})}),
      ).toContain('path:/p')
    },
  )
})
