import {refusalOf, startTestLake, writeToken} from '#content-lake/testing/lake.ts'

const lake = await startTestLake()
afterAll(() => lake.remove())

const mutate = (body: string) =>
  lake.request('/v2026-03-01/data/mutate/production', {
    method: 'POST',
    body,
    headers: {authorization: `Bearer ${writeToken}`},
  })

describe('mutations', () => {
  it('create a document with the revision of its transaction', async () => {
    const created = await lake.client.create({_id: 'create-1', _type: 'post', title: 'One'})
    expect(created).toMatchObject({_id: 'create-1', _type: 'post', title: 'One'})
    const {_createdAt, _rev} = created
    expect(Date.parse(_createdAt)).toBeGreaterThan(0)
    expect(await lake.client.getDocument('create-1')).toMatchObject({_rev})
  })

  it('complete ids that end with a dot', async () => {
    const draft = await lake.client.create({_id: 'drafts.', _type: 'post'})
    expect(draft._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/)
  })

  it('never overwrite a document with create and createIfNotExists', async () => {
    await lake.client.create({_id: 'kept', _type: 'post', title: 'first'})
    const second = {_id: 'kept', _type: 'post', title: 'second'}
    expect((await refusalOf(lake.client.create(second))).status).toBe(409)
    await lake.client.createIfNotExists(second)
    expect(await lake.client.getDocument('kept')).toMatchObject({title: 'first'})
  })

  it('replace a whole document but keep its creation date', async () => {
    const {_createdAt} = await lake.client.create({_id: 'replaced', _type: 'post', old: true})
    await lake.client.createOrReplace({_id: 'replaced', _type: 'post', fresh: true})
    const document = await lake.client.getDocument('replaced')
    expect(document).toMatchObject({_createdAt, fresh: true})
    expect(document).not.toHaveProperty('old')
  })

  describe('paths', () => {
    const [a, b] = [
      {_key: 'a', n: 1, cells: [{v: 1}, {v: 2}]},
      {_key: 'b', n: 2},
    ]
    const o = {p: 1, 'x.y': {z: 1}, q: {deep: 1}}
    const tags = ['one', 'two', 'three']
    const document = {_id: 'paths', _type: 'post', o, tags, rows: [a, b]}
    beforeEach(() => lake.client.createOrReplace(document))
    /** Returns the patched document without its revision and dates. */
    const after = async (operations: Record<string, unknown>): Promise<unknown> => {
      await lake.client.patch('paths', operations).commit()
      return lake.client.fetch(
        '*[_id == "paths"][0]{..., "_rev": null, "_createdAt": null, "_updatedAt": null}',
      )
    }
    const unchanged = {...document, _rev: null, _createdAt: null, _updatedAt: null}

    it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
      ['a keyed item', {set: {'rows[_key=="b"].n': 5}}, {rows: [a, {...b, n: 5}]}],
      ['a quoted name with a dot', {set: {"o['x.y'].z": 2}}, {o: {...o, 'x.y': {z: 2}}}],
      ['several items', {unset: ['tags[0,1]']}, {tags: ['three']}],
      [
        'setIfMissing and dec',
        {setIfMissing: {'o.p': 9, c: 1}, dec: {'o.p': 2}},
        {
          c: 1,
          o: {...o, p: -1},
        },
      ],
      [
        'a diff',
        {diffMatchPatch: {'tags[0]': '@@ -1,3 +1,3 @@\n-o\n+O\n ne\n'}},
        {tags: ['One', 'two', 'three']},
      ],
      ['objects that are missing', {set: {'o.new.er': 1}}, {o: {...o, new: {er: 1}}}],
      [
        'an insert before a key',
        {insert: {before: 'rows[_key=="b"]', items: [a]}},
        {rows: [a, a, b]},
      ],
      [
        'an append to a new list',
        {setIfMissing: {more: []}, insert: {after: 'more[-1]', items: [1]}},
        {more: [1]},
      ],
    ])('match %s', async (_name, operations, changes) => {
      expect(await after(operations)).toEqual({...unchanged, ...changes})
    })

    it.each<[Record<string, unknown>]>([
      [{set: {'rows[_key=="z"].n': 1}}],
      [{insert: {after: 'rows[_key=="z"]', items: [{_key: 'd'}]}}],
    ])('change nothing when they match no item: %j', async (operations) => {
      expect(await after(operations)).toEqual(unchanged)
    })

    it.each<[number, string, Record<string, unknown>]>([
      [400, 'Invalid patch', {set: {'a[[': 1}}],
      [400, 'Invalid patch', {unset: ['123']}],
      [409, 'immutable attribute "_type"', {set: {_type: 'other'}}],
      [409, 'immutable attribute "_id"', {unset: ['_id']}],
    ])('are refused with %s: %s', async (status, said, operations) => {
      const refusal = await refusalOf(lake.client.patch('paths', operations).commit())
      expect([refusal.status, refusal.body]).toEqual([
        status,
        expect.stringContaining(JSON.stringify(said).slice(1, -1)),
      ])
      expect(await lake.client.getDocument('paths')).toMatchObject(document)
    })
  })

  it('refuse to change the type of an existing document', async () => {
    await lake.client.create({_id: 'typed', _type: 'post'})
    const other = {_id: 'typed', _type: 'page'}
    const {status, body} = await refusalOf(lake.client.createOrReplace(other))
    expect([status, body]).toEqual([409, expect.stringContaining('immutableAttributeError')])
    await lake.client.transaction().delete('typed').create(other).commit()
    expect(await lake.client.getDocument('typed')).toMatchObject(other)
  })

  it('patch only the given revision', async () => {
    const {_rev} = await lake.client.createOrReplace({_id: 'revised', _type: 'post'})
    await lake.client.patch('revised').ifRevisionId(_rev).set({n: 1}).commit()
    const {status} = await refusalOf(
      lake.client.patch('revised').ifRevisionId(_rev).set({n: 2}).commit(),
    )
    expect(status).toBe(409)
    expect(await lake.client.getDocument('revised')).toMatchObject({n: 1})
  })

  it('delete by query', async () => {
    await lake.client.create({_id: 'byquery-1', _type: 'byQuery'})
    await lake.client.create({_id: 'drafts.byquery-2', _type: 'byQuery'})
    await lake.client.delete({query: '*[_type == $type]', params: {type: 'byQuery'}})
    const raw = lake.client.withConfig({perspective: 'raw'})
    expect(await raw.fetch('count(*[_type == "byQuery"])')).toBe(0)
  })

  it('apply a transaction completely or not at all', async () => {
    const transaction = lake.client
      .transaction()
      .create({_id: 'all-1', _type: 'post'})
      .patch('not-there', (patch) => patch.set({n: 1}))
    expect((await refusalOf(transaction.commit())).status).toBe(409)
    expect(await lake.client.getDocument('all-1')).toBeUndefined()
    const done = await lake.client
      .transaction()
      .create({_id: 'all-1', _type: 'post'})
      .patch('all-1', (patch) => patch.set({n: 1}))
      .transactionId('chosen-by-client')
      .commit()
    expect(done.transactionId).toBe('chosen-by-client')
    expect(await lake.client.getDocument('all-1')).toMatchObject({n: 1, _rev: 'chosen-by-client'})
  })

  it('change nothing in a dry run but return the result', async () => {
    const result = await lake.client.create({_id: 'dry', _type: 'post', title: 'x'}, {dryRun: true})
    expect(result).toMatchObject({title: 'x'})
    expect(await lake.client.getDocument('dry')).toBeUndefined()
  })

  it('enforce strong references and accept weak ones without a target', async () => {
    const reference = {_type: 'reference', _ref: 'target'}
    const missing = lake.client.create({_id: 'refers', _type: 'post', reference})
    expect((await refusalOf(missing)).status).toBe(409)
    await lake.client
      .transaction()
      .create({_id: 'refers', _type: 'post', reference})
      .create({_id: 'target', _type: 'post'})
      .commit()
    const {status, body} = await refusalOf(lake.client.delete('target'))
    expect(status).toBe(409)
    expect(body).toContain('documentHasExistingReferencesError')
    await lake.client.transaction().delete('target').delete('refers').commit()
    expect(await lake.client.getDocument('target')).toBeUndefined()
    const weak = {...reference, _weak: true}
    expect(await lake.client.create({_id: 'weak', _type: 'post', weak})).toMatchObject({weak})
  })

  it('apply concurrent patches one after the other', async () => {
    await lake.client.create({_id: 'counter', _type: 'post', n: 0})
    await Promise.all(
      Array.from({length: 50}, () => lake.client.patch('counter').inc({n: 1}).commit()),
    )
    expect(await lake.client.getDocument('counter')).toMatchObject({n: 50})
  })

  it.each([
    '{"mutations": [',
    '{}',
    '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"b"}}]}',
    '{"mutations":[{"patch":{"id":"counter","merge":{}}}]}',
    '{"mutations":[{"create":{"_id":"untyped"}}]}',
    '{"mutations":[{"create":{"_id":"a/../b","_type":"x"}}]}',
    '{"mutations":[{"delete":{}}]}',
    '{"mutations":[{"delete":{"query":"*["}}]}',
    '{"mutations":[{"delete":{"query":"count(*)"}}]}',
    '{"mutations":[{"patch":{"set":{},"query":"*[_type == \\"post\\"]"}}]}',
  ])('refuse %s', async (body) => {
    const response = await mutate(body)
    expect([response.status, await response.json()]).toMatchObject([400, {statusCode: 400}])
  })

  it('refuse a body above 10 MB', async () => {
    expect((await mutate(`{"mutations":["${'x'.repeat(11 << 20)}"]}`)).status).toBe(413)
  })
})
