import {startTestLake, writeToken} from '#content-lake/testing/lake.ts'

const headers = {authorization: `Bearer ${writeToken}`}

const before = await startTestLake()
const write = (id: string, n: number) =>
  before.client
    .transaction()
    .createOrReplace({_id: 'drafts.a', _type: 'post', n})
    .transactionId(id)
    .commit()
await write('t1', 1)
await write('t2', 2)
await before.client.action(
  {actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a'},
  {transactionId: 't3'},
)
const lake = await before.restart()
afterAll(() => lake.remove())

const json = async (path: string): Promise<unknown> =>
  (await lake.request(`/v2026-03-01/data/${path}`, {headers})).json()

async function transactions(search: string): Promise<unknown[]> {
  const path = `/v2026-03-01/data/history/production/transactions/a,drafts.a${search}`
  const text = await (await lake.request(path, {headers})).text()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
}

describe('history after a restart', () => {
  it.each([
    ['', ['t1', 't2', 't3']],
    ['?reverse=true', ['t3', 't2', 't1']],
    ['?limit=1', ['t1']],
    ['?fromTransaction=t2', ['t2', 't3']],
    ['?toTransaction=t2', ['t1', 't2']],
    ['?authors=nobody', []],
  ])('lists transactions with "%s"', async (search, ids) => {
    expect(await transactions(search)).toMatchObject(ids.map((id) => ({id, author: 'write-token'})))
  })

  it('returns mutations and effects of a transaction', async () => {
    const [, second] = await transactions('?effectFormat=mendoza')
    expect(second).toMatchObject({
      documentIDs: ['drafts.a'],
      mutations: [{createOrReplace: {n: 2}}],
      effects: {'drafts.a': {apply: [0, {n: 2}], revert: [0, {n: 1}]}},
    })
    const [bare] = await transactions('?excludeContent=true')
    expect(bare).not.toHaveProperty('mutations')
  })

  it.each([
    ['drafts.a?revision=t2', [{n: 2}]],
    ['drafts.a', []],
    ['drafts.a?revision=never', []],
    // The request of the Studio when an editor restores a version.
    ['a,drafts.a?revision=t1', [{_id: 'drafts.a', n: 1}]],
    ['a,drafts.a?lastRevision=true', [{_id: 'a'}, {_id: 'drafts.a', n: 2}]],
    ['a', [{n: 2, _rev: 't3'}]],
  ])('returns the document %s', async (path, documents) => {
    const found = await json(`history/production/documents/${path}`)
    expect(found).toMatchObject({documents})
  })
})
