import type {ClientPerspective} from '@sanity/client'
import {refusalOf, startTestLake} from '#content-lake/testing/lake.ts'

const lake = await startTestLake()
const transaction = lake.client
  .transaction()
  .create({_id: 'ada', _type: 'person', name: 'Ada'})
  .create({
    _id: 'one',
    _type: 'post',
    title: 'Care at home',
    order: 2,
    tags: ['a', 'b'],
    author: {_type: 'reference', _ref: 'ada'},
    body: [{_type: 'block', children: [{_type: 'span', text: 'A visit in the morning'}]}],
  })
  .create({_id: 'two', _type: 'post', title: 'Morning visits', order: 1})
  .create({_id: 'drafts.two', _type: 'post', title: 'Morning visits (draft)', order: 1})
  .create({_id: 'drafts.three', _type: 'post', title: 'Only a draft', order: 3})
  .create({_id: 'versions.r1.two', _type: 'post', title: 'Two in r1', order: 1})
await transaction.commit()
afterAll(() => lake.remove())

describe('queries', () => {
  it('support parameters, projections, references and order', async () => {
    const query = '*[_type == $type] | order(order asc) {title, "author": author->name}'
    expect(await lake.client.fetch(query, {type: 'post'})).toEqual([
      {title: 'Morning visits', author: null},
      {title: 'Care at home', author: 'Ada'},
    ])
  })

  it('accept a query that is too long for a URL', async () => {
    const names = Array.from({length: 2000}, (_, index) => `name-${index}`)
    const query = `*[_type == "post" && !(_id in ${JSON.stringify(names)})]._id`
    expect(await lake.client.fetch(query)).toEqual(['one', 'two'])
  })

  it.each([
    ['*[_type == "post"]._id', ['one', 'two']],
    ['*["post" == _type && order > 1]._id', ['one']],
    ['*[_type in $types]._id', ['ada']],
    ['*[_id in ["two", "one", "one"]]._id', ['one', 'two']],
    ['*[references("ada")]._id', ['one']],
    ['*[references($none)]._id', []],
    ['*[_type == $missing]._id', []],
    ['*[_type == "post" || _id == "ada"]._id', ['ada', 'one', 'two']],
    ['*[!(_type == "post")]._id', ['ada']],
    ['*[_type == "post"] | order(_id) [$from...$to]._id', ['two']],
    ['(*[_type == "post"] | order(_id)) [$last]._id', 'one'],
    [
      '*[_type == "person"]{"posts": *[_type == "post" && author._ref == ^._id]._id}[].posts[]',
      ['one'],
    ],
    ['*[_type == "person"]{"n": count(*[references(^._id)])}[0].n', 1],
    ['*[_id == "ada"][0]{"all": count(*)}.all', 3],
  ])('return the same result for the narrowed %s', async (query, expected) => {
    const params = {types: ['person'], none: [], missing: null, from: 1, to: 2, last: -2}
    expect(await lake.client.fetch(query, params)).toEqual(expected)
  })

  it.each<[ClientPerspective, string[]]>([
    ['published', ['one', 'two']],
    ['drafts', ['one', 'drafts.three', 'drafts.two']],
    [['drafts'], ['one', 'drafts.three', 'drafts.two']],
  ])('support the perspective %s', async (perspective, ids) => {
    const client = lake.client.withConfig({perspective})
    const query = '*[_type == "post"] | order(_id) {"id": coalesce(_originalId, _id)}.id'
    expect(await client.fetch(query)).toEqual(ids)
  })

  it('see all documents by default in API versions before 2025-02-19', async () => {
    const old = lake.clientWith({apiVersion: '2024-01-01'})
    expect(await old.fetch('count(*[_type == "post"])')).toBe(5)
    expect(await lake.client.fetch('count(*[_type == "post"])')).toBe(2)
  })

  it('support the search of the Studio', async () => {
    const query =
      '*[_type in $__types && ([@, _id] match text::query($__query) || references($__raw))] | score(boost(title match text::query($__query), 10)) | order(_score desc) {_id, _score}'
    const search = (text: string) =>
      lake.client.fetch<{_id: string}[]>(query, {__types: ['post'], __query: text, __raw: text})
    expect((await search('mor*')).map(({_id}) => _id)).toEqual(['two', 'one'])
    expect((await search('morning -visits')).map(({_id}) => _id)).toEqual(['one'])
    expect((await search('"visit in the"')).map(({_id}) => _id)).toEqual(['one'])
    expect(await search('"in visit the"')).toEqual([])
    expect((await search('(morning), -"visit in the"')).map(({_id}) => _id)).toEqual(['two'])
    expect((await search('*')).length).toBe(2)
    expect(await search('nothing')).toEqual([])
  })

  it('add no fields to documents they have searched', async () => {
    const [document] = await lake.client.fetch<object[]>('*[@ match text::query("care")]')
    expect(Object.keys(document ?? {}).filter((key) => key.startsWith('__'))).toEqual([])
  })

  it.each([
    ['text::semanticSimilarity("a")', 'text::semanticSimilarity() is not available'],
    ['*[_id == documents::get({"_ref": "a"})._id]', 'documents::get() is not available'],
    ['geo(location)', 'Undefined function: geo'],
    ['nonsense::of(1)', 'nonsense'],
    ['*[_type == $missing]', 'param $missing referenced, but not provided'],
    ['*[_type == "post"][0...$end]', 'param $end referenced, but not provided'],
    ['*[@ match text::query($words)]', 'param $words referenced, but not provided'],
    ['*[_type == "post"', 'position 16'],
  ])('refuse %s with the reason', async (query, reason) => {
    const {status, message} = await refusalOf(lake.client.fetch(query))
    expect([status, message]).toEqual([400, expect.stringContaining(reason)])
  })

  it('refuse the perspective of a release', async () => {
    const inRelease = lake.client.withConfig({perspective: ['r1']})
    expect((await refusalOf(inRelease.fetch('*'))).message).toContain('no perspective "r1"')
  })

  it('return documents by id, and null for missing ones', async () => {
    expect(await lake.client.getDocuments(['one', 'gone', 'ada'])).toMatchObject([
      {_id: 'one'},
      null,
      {_id: 'ada'},
    ])
  })
})
