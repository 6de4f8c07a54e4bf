import {lookupsIn, tagsOfAnswer, tagsOfQuery} from './query-tags.ts'

describe('lookupsIn', () => {
  it('finds each search of the dataset, under which key and for what', () => {
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

  it('takes a condition inside a document for no search', () => {
    expect(lookupsIn('*[_type == "page"]{_type == "hero" => {a}}')).toHaveLength(1)
  })

  it.each(['*[references($id)]{_id}', '*[defined(path)][0]{_id}'])(
    'refuses a search that does not say its type: %s',
    (query) => {
      expect(() => lookupsIn(query)).toThrow('_type')
    },
  )

  it.each([
    ['of a type without a field of its own', '*[_type == "faq" && name == $name][0]{_id}'],
    ['by another field', '*[_type == "formText" && title == $name][0]{_id}'],
    ['with a further condition', '*[_type == "page" && path.current == $p && a == 1][0]{_id}'],
    ['for all that match', '*[_type == "page" && path.current == $p]{_id}'],
  ])('takes no search %s for one that only one document can answer', (_, query) => {
    expect(lookupsIn(query)).toMatchObject([{isUnique: false}])
  })
})

describe('tagsOfQuery', () => {
  const page = '*[_type == "page" && path.current == $path][0]{_id}'
  const form =
    '*[_type == "page" && path.current == $path][0]{_id, a[]{"copy": *[_type == "formText" && name == ^.form][0]{_id}}}'

  it('depends on the type while nothing was found, and on nothing more than the document after', () => {
    expect(tagsOfQuery(page, null)).toEqual(['type:page'])
    expect(tagsOfQuery(page, {_id: 'page-about'})).toEqual([])
  })

  it('depends on the type when one of several searches found nothing', () => {
    const a = [{copy: {_id: 'form-contact'}}, {copy: null}]
    expect(tagsOfQuery(form, {_id: 'page-home', a})).toEqual(['type:formText'])
    expect(tagsOfQuery(form, {_id: 'page-home', a: a.slice(0, 1)})).toEqual([])
  })

  it('depends on nothing that was not looked for', () => {
    expect(tagsOfQuery(form, {_id: 'page-home', a: []})).toEqual([])
  })

  it('depends on the type of a list, whatever is in it', () => {
    expect(tagsOfQuery('*[_type == "faq"]{_id}', [{_id: 'faq-1'}])).toEqual(['type:faq'])
    expect(tagsOfQuery('{"n": count(*[_type == "faq"])}', {n: 4})).toEqual(['members:faq'])
  })

  it('depends on a document that is looked for by its id, there or not', () => {
    const query = '{"footer": *[_type == "footer" && _id == "footer"][0]{_id}}'
    expect(tagsOfQuery(query, {footer: null})).toEqual(['document:footer'])
    expect(tagsOfQuery(query, {footer: {_id: 'footer'}})).toEqual(['document:footer'])
  })

  it('cannot do without the type when the result does not say which document was found', () => {
    const query = '*[_type == "page" && path.current == $path][0]{title}'
    expect(tagsOfQuery(query, {title: 'About'})).toEqual(['type:page'])
  })

  it('depends, for a slice of a list, on the order of documents and on no whole type', () => {
    const query =
      '{"first": *[_type == "faq" && kind == $kind] | order(coalesce(a, 1) asc, _id asc)[0...3]{_id}}'
    expect(tagsOfQuery(query, {first: [{_id: 'faq-1'}]})).toEqual(['members:faq'])
    expect(tagsOfQuery(query.replace('[0...3]', ''), {first: []})).toEqual(['type:faq'])
  })
})

describe('tagsOfAnswer', () => {
  const documents = Array.from({length: 1000}, (_, index) => ({_id: `faq-${index}`, _type: 'faq'}))

  it('has one tag for a list of all documents of a type, however many there are', () => {
    const other = {_id: 'claim-1', _type: 'claim'}
    expect(tagsOfAnswer('{"all": *[_type == "faq"]{_id}}', {all: documents, other})).toEqual([
      'type:faq',
      'document:claim-1',
    ])
  })

  it('has one for each document of a slice', () => {
    const query = '{"all": *[_type == "faq"] | order(_id asc)[0...2]{_id}}'
    expect(tagsOfAnswer(query, {all: documents.slice(0, 2)})).toEqual([
      'members:faq',
      'document:faq-0',
      'document:faq-1',
    ])
  })
})
