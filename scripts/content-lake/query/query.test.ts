import {refusalOf, startTestLake, type TestLake} from '#content-lake/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
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
    .create({_id: 'versions.r1.one', _type: 'post', title: 'x', _system: {delete: true}})
  await transaction.commit()
})
afterAll(() => lake.remove())

describe('queries', () => {
  it('support parameters, projections, references and order', async () => {
    const query = '*[_type == $type] | order(order asc) {title, "author": author->name}'
    expect(await lake.client.fetch(query, {type: 'post'})).toEqual([
      {title: 'Morning visits', author: null},
      {title: 'Care at home', author: 'Ada'},
    ])
  })

  it('slice by parameters', async () => {
    const query = '*[_type == "post"] | order(_id) [$from...$to]._id'
    expect(await lake.client.fetch(query, {from: 0, to: 1})).toEqual(['one'])
    expect(await lake.client.fetch(query, {from: 1, to: 2})).toEqual(['two'])
  })

  it('accept a query that is too long for a URL', async () => {
    const names = Array.from({length: 2000}, (_, index) => `name-${index}`)
    const query = `*[_type == "post" && !(_id in ${JSON.stringify(names)})]._id`
    expect(await lake.client.fetch(query)).toEqual(['one', 'two'])
  })

  it.each([
    ['*[_type == "post"]._id', ['one', 'two']],
    ['*["post" == _type && order > 1]._id', ['one']],
    ['*[_type in ["person", "post"]]._id', ['ada', 'one', 'two']],
    ['*[_type in $types]._id', ['ada']],
    ['*[_id == $id]._id', ['one']],
    ['*[_id in ["two", "one", "one"]]._id', ['one', 'two']],
    ['*[references("ada")]._id', ['one']],
    ['*[references($none)]._id', []],
    ['*[_type == $missing]._id', []],
    ['*[_type == "post" || _id == "ada"]._id', ['ada', 'one', 'two']],
    ['*[!(_type == "post")]._id', ['ada']],
    [
      '*[_type == "person"]{"posts": *[_type == "post" && author._ref == ^._id]._id}[].posts[]',
      ['one'],
    ],
    ['*[_type == "person"]{"n": count(*[references(^._id)])}[0].n', 1],
    ['count(*)', 3],
    ['*[_id == "ada"][0]{"all": count(*)}.all', 3],
  ])('return the same result for the narrowed %s', async (query, expected) => {
    const params = {id: 'one', types: ['person'], none: [], missing: null}
    expect(await lake.client.fetch(query, params)).toEqual(expected)
  })

  it.each<[string, unknown, string[]]>([
    ['published', 'published', ['Care at home', 'Morning visits']],
    ['drafts', 'drafts', ['Care at home', 'Only a draft', 'Morning visits (draft)']],
    ['previewDrafts', 'previewDrafts', ['Care at home', 'Only a draft', 'Morning visits (draft)']],
    ['one release', ['r1'], ['Two in r1']],
    ['a stack', ['r1', 'drafts'], ['Only a draft', 'Two in r1']],
  ])('support the perspective %s', async (_name, perspective, titles) => {
    const response = await fetch(
      `${lake.lake.origin}/v2026-03-01/data/query/production?query=${encodeURIComponent('*[_type=="post"]|order(_id).title')}&perspective=${String(perspective)}`,
      {headers: {authorization: `Bearer ${lake.client.config().token ?? ''}`}},
    )
    expect(await response.json()).toMatchObject({result: titles})
  })

  it('return _originalId in a perspective', async () => {
    const client = lake.client.withConfig({perspective: 'drafts'})
    expect(await client.fetch('*[_id == "two"][0]{_id, _originalId}')).toEqual({
      _id: 'two',
      _originalId: 'drafts.two',
    })
  })

  it('see all documents by default in API versions before 2025-02-19', async () => {
    const old = lake.clientWith({apiVersion: '2024-01-01'})
    expect(await old.fetch('count(*[_type == "post"])')).toBe(6)
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
    ['documents::incomingRefCount()', 'documents::incomingRefCount() is not available'],
    ['media::aspect(a, "b")', 'media::aspect() is not available'],
    ['geo(location)', 'geo() is not available in the local content lake: it has no geo functions'],
    ['*[geo::contains(a, b)]', 'geo::contains() is not available in the local content lake'],
    ['nonsense::of(1)', 'nonsense'],
    ['nonsense(1)', 'Undefined function: nonsense()'],
  ])('refuse %s by the name of its function', async (query, said) => {
    const {status, message} = await refusalOf(lake.client.fetch(query))
    expect([status, message]).toEqual([400, expect.stringContaining(said)])
  })

  it.each([
    ['*[_type == $tpye]', 'tpye'],
    ['*[_type == "post"][0...$end]', 'end'],
    ['*[_type == "post"][$at]', 'at'],
    ['*[@ match text::query($words)]', 'words'],
    ['count(*[references($id)])', 'id'],
  ])('refuse %s when a parameter is missing', async (query, name) => {
    const {status, message} = await refusalOf(lake.client.fetch(query, {type: 'post'}))
    expect(status).toBe(400)
    expect(message).toContain(`param $${name} referenced, but not provided`)
  })

  it('refuse a mutation by query when a parameter is missing', async () => {
    const {status, message} = await refusalOf(lake.client.delete({query: '*[_id == $id]'}))
    expect([status, message]).toEqual([400, expect.stringContaining('param $id referenced')])
  })

  it('accept a null parameter and a parameter as index', async () => {
    expect(await lake.client.fetch('*[_type == $type]', {type: null})).toEqual([])
    const query = '*[_type == "post"] | order(_id) [$at]._id'
    expect(await lake.client.fetch(query, {at: 1})).toBe('two')
    expect(await lake.client.fetch(query, {at: -2})).toBe('one')
  })

  it.each([
    '*[0] | score(_id == "one")',
    '*[_type == "post"]{_id} | score(_id == "one")',
    '*[_type == "post"]._id | score(@ == "one")',
    '*{"of": *[0] | score(_id == "one")}',
  ])('refuse %s, because score() needs a selection of documents', async (query) => {
    const {status, message} = await refusalOf(lake.client.fetch(query))
    expect([status, message]).toEqual([400, expect.stringContaining('score()')])
  })

  it.each<[string, unknown]>([
    ['path("a.b.c") in path("a.**")', true],
    ['path("a.b.c") in path("b.**")', false],
    ['path("a.b") == path("a.b")', true],
    ['path("a.b") != path("a.c")', true],
    ['*[_type == "post" && path(_id) in path("o*")]._id', []],
    ['*[_type == "post" && path(_id) in path("*")]._id', ['one', 'two']],
    ['array::unique([1, null, "1", null, 1, [1], [1]])', [1, null, '1', [1], [1]]],
    ['array::unique(*[_type == "post"].nothing)', [null]],
    [
      'array::unique([dateTime("2026-01-01T00:00:00Z"), dateTime("2026-01-01T00:00:00Z")])',
      ['2026-01-01T00:00:00Z'],
    ],
    ['*[_type == "post"] | score(_id == "two") {_id}[]._id', ['two', 'one']],
    ['*[_type == "post"][0..-1] | score(_id == "two") {_id}[]._id', ['two', 'one']],
  ])('return the result of the specification for %s', async (query, expected) => {
    expect(await lake.client.fetch(query)).toEqual(expected)
  })

  it('map a projection over releases::all()', async () => {
    const raw = lake.client.withConfig({perspective: 'raw'})
    await lake.client.create({_id: '_.releases.r1', _type: 'system.release', name: 'r1'})
    expect(await raw.fetch('releases::all(){name}')).toEqual([{name: 'r1'}])
    expect(await raw.fetch('releases::all().name')).toEqual(['r1'])
    expect(await raw.fetch('releases::all()[name == "r1"][0]{name}')).toEqual({name: 'r1'})
  })

  it('report the position of a syntax error', async () => {
    const {status, message} = await refusalOf(lake.client.fetch('*[_type == "post"'))
    expect(status).toBe(400)
    expect(message).toContain('position 16')
  })

  it('return sync tags of the types in the result', async () => {
    const ask = async (query: string) =>
      (await lake.client.fetch(query, {}, {filterResponse: false})).syncTags
    expect(await ask('*[_type == "post"]{"a": author->name}')).toEqual([
      's1:type:post',
      's1:type:person',
    ])
    expect(await ask('*[title == "x"]')).toEqual(['s1:all'])
    expect(await ask('*[_id == "gone"][0]')).toEqual(['s1:id:gone'])
  })

  it('return documents by id, and null for missing ones', async () => {
    expect(await lake.client.getDocuments(['one', 'gone', 'ada'])).toMatchObject([
      {_id: 'one'},
      null,
      {_id: 'ada'},
    ])
  })
})
