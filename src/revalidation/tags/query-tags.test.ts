import {lookupsIn, cacheTagsForQuery, cacheTagsForSearches} from './query-tags.ts'

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
  const page = '*[_type == "page" && path.current == $path][0]{_id}'
  const form =
    '*[_type == "page" && path.current == $path][0]{_id, a[]{"copy": *[_type == "formText" && name == ^.form][0]{_id}}}'

  it('returns the type tag while a unique search finds nothing, and no tag once it finds a document', () => {
    expect(cacheTagsForSearches(page, null)).toEqual(['type:page'])
    expect(cacheTagsForSearches(page, {_id: 'page-about'})).toEqual([])
  })

  it('returns the type tag when one of several searches finds nothing', () => {
    const a = [{copy: {_id: 'form-contact'}}, {copy: null}]
    expect(cacheTagsForSearches(form, {_id: 'page-home', a})).toEqual(['type:formText'])
    expect(cacheTagsForSearches(form, {_id: 'page-home', a: a.slice(0, 1)})).toEqual([])
  })

  it('returns the type tag of a list with any contents', () => {
    expect(cacheTagsForSearches('*[_type == "faq"]{_id}', [{_id: 'faq-1'}])).toEqual(['type:faq'])
    expect(cacheTagsForSearches('{"n": count(*[_type == "faq"])}', {n: 4})).toEqual(['members:faq'])
  })

  it('returns the document tag of a search by id, whether or not it exists', () => {
    const query = '{"footer": *[_type == "footer" && _id == "footer"][0]{_id}}'
    expect(cacheTagsForSearches(query, {footer: null})).toEqual(['document:footer'])
    expect(cacheTagsForSearches(query, {footer: {_id: 'footer'}})).toEqual(['document:footer'])
  })

  it('returns the type tag when the result has no id', () => {
    const query = '*[_type == "page" && path.current == $path][0]{title}'
    expect(cacheTagsForSearches(query, {title: 'About'})).toEqual(['type:page'])
  })

  it('returns the list order tag of a slice, and no type tag', () => {
    const query =
      '{"first": *[_type == "faq" && kind == $kind] | order(coalesce(a, 1) asc, _id asc)[0...3]{_id}}'
    expect(cacheTagsForSearches(query, {first: [{_id: 'faq-1'}]})).toEqual(['members:faq'])
    expect(cacheTagsForSearches(query.replace('[0...3]', ''), {first: []})).toEqual(['type:faq'])
  })
})

describe('cacheTagsForQuery', () => {
  const documents = Array.from({length: 1000}, (_, index) => ({_id: `faq-${index}`, _type: 'faq'}))

  it('returns one tag for a list of all documents of a type', () => {
    const other = {_id: 'claim-1', _type: 'claim'}
    expect(cacheTagsForQuery('{"all": *[_type == "faq"]{_id}}', {all: documents, other})).toEqual([
      'type:faq',
      'document:claim-1',
    ])
  })

  it('returns one tag for each document of a slice', () => {
    const query = '{"all": *[_type == "faq"] | order(_id asc)[0...2]{_id}}'
    expect(cacheTagsForQuery(query, {all: documents.slice(0, 2)})).toEqual([
      'members:faq',
      'document:faq-0',
      'document:faq-1',
    ])
  })
})
