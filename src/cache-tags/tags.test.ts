import type {ContentChange} from '#shared/content-change.ts'
import {cacheTagsForChange, cacheTagsFor} from './cache-tags.ts'
import {lookupsIn, cacheTagsForQuery, cacheTagsForSearches} from './query-tags.ts'

it('cacheTagsFor returns one tag for each document, and address tags for pages that are only linked to', () => {
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

describe('cacheTagsForChange', () => {
  const change = {_id: 'p', _type: 'page', slug: '/about', previousSlug: '/about'}

  it('omits links to a page whose path is unchanged', () => {
    const tags = cacheTagsForChange({...change, operation: 'update', reordered: false})
    expect(tags).toEqual(['document:p', 'type:page'])
  })

  it('includes links, the old path and the new path of a moved page', () => {
    expect(cacheTagsForChange({...change, slug: '/about-us', operation: 'update'})).toEqual([
      'document:p',
      'type:page',
      'address:p',
      'path:/about-us',
      'path:/about',
    ])
  })

  it.each<[Partial<ContentChange>, boolean]>([
    [{operation: 'update', reordered: false}, false],
    [{operation: 'update', reordered: true}, true],
    // Older webhooks don't send `reordered`.
    [{operation: 'update'}, true],
    [{operation: 'create', reordered: false}, true],
    [{operation: 'delete', reordered: false}, true],
  ])('includes slices of lists after %j: %s', (more, expected) => {
    const tags = cacheTagsForChange({...change, _type: 'clinician', ...more})
    expect(tags.includes('members:clinician')).toBe(expected)
  })

  it.each(['create', 'delete', undefined] as const)(
    'treats a %s as a change of address',
    (operation) => {
      const page = {_id: 'p', _type: 'page', slug: '/about'}
      const tags = cacheTagsForChange({...page, ...(operation && {operation})})
      expect(tags).toContain('path:/about')
    },
  )
})

describe('lookupsIn', () => {
  it('returns the key, type and kind of each search of the dataset', () => {
    const query = `{
      "footer": *[_type == "footer" && _id == "footer"][0]{_id},
      "faqs": *[_type == "faq"]{_id},
      "copy": *[_type == "formText" && name == ^.form][0]{_id}
    }`
    expect(lookupsIn(query)).toEqual([
      {key: 'footer', id: 'footer', type: 'footer', isUnique: false, isSlice: false},
      {key: 'faqs', id: null, type: 'faq', isUnique: false, isSlice: false},
      {key: 'copy', id: null, type: 'formText', isUnique: true, isSlice: false},
    ])
  })

  it.each(['*[references($id)]{_id}', '*[defined(path)][0]{_id}'])(
    'rejects a search without a type: %s',
    (query) => {
      expect(() => lookupsIn(query)).toThrow('_type')
    },
  )

  it.each([
    ['a type without a unique field', '*[_type == "faq" && name == $name][0]{_id}'],
    ['another field', '*[_type == "formText" && title == $name][0]{_id}'],
    ['another condition', '*[_type == "page" && path.current == $p && a == 1][0]{_id}'],
    ['a list result', '*[_type == "page" && path.current == $p]{_id}'],
  ])("doesn't treat a search with %s as unique", (_, query) => {
    expect(lookupsIn(query)).toMatchObject([{isUnique: false}])
  })
})

describe('cacheTagsForSearches', () => {
  const page = '*[_type == "page" && path.current == $path][0]'
  const form = `${page}{_id, a[]{"copy": *[_type == "formText" && name == ^.form][0]{_id}}}`
  const copies = [{copy: {_id: 'form-contact'}}, {copy: null}]
  const footer = '{"footer": *[_type == "footer" && _id == "footer"][0]{_id}}'
  const list = '{"first": *[_type == "faq" && kind == $kind] | order(coalesce(a, 1) asc, _id asc)'
  const faqs = [{_id: 'faq-1'}]

  it.each<[string, string, unknown, string[]]>([
    ['a unique search that finds nothing', `${page}{_id}`, null, ['type:page']],
    ['a unique search that finds a document', `${page}{_id}`, {_id: 'page-about'}, []],
    ['one of several that finds nothing', form, {_id: 'p', a: copies}, ['type:formText']],
    ['several that find a document', form, {_id: 'p', a: copies.slice(0, 1)}, []],
    ['a list', '*[_type == "faq"]{_id}', faqs, ['type:faq']],
    ['a count', '{"n": count(*[_type == "faq"])}', {n: 4}, ['members:faq']],
    ['an id that does not exist', footer, {footer: null}, ['document:footer']],
    ['an id that exists', footer, {footer: {_id: 'footer'}}, ['document:footer']],
    ['a result without an id', `${page}{title}`, {title: 'About'}, ['type:page']],
    ['a slice', `${list}[0...3]{_id}}`, {first: faqs}, ['members:faq']],
    ['an ordered list', `${list}{_id}}`, {first: []}, ['type:faq']],
  ])('returns the tags of %s', (_, query, result, tags) => {
    expect(cacheTagsForSearches(query, result)).toEqual(tags)
  })
})

describe('cacheTagsForQuery', () => {
  const documents = Array.from({length: 1000}, (_, index) => ({_id: `faq-${index}`, _type: 'faq'}))

  it('returns one tag for a list of all documents of a type', () => {
    const other = {_id: 'claim-1', _type: 'claim'}
    const tags = cacheTagsForQuery('{"all": *[_type == "faq"]{_id}}', {all: documents, other})
    expect(tags).toEqual(['type:faq', 'document:claim-1'])
  })

  it('returns one tag for each document of a slice', () => {
    const query = '{"all": *[_type == "faq"] | order(_id asc)[0...2]{_id}}'
    const tags = cacheTagsForQuery(query, {all: documents.slice(0, 2)})
    expect(tags).toEqual(['members:faq', 'document:faq-0', 'document:faq-1'])
  })
})
