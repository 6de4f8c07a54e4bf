import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {LakeDocument} from '#content-lake/documents/document.ts'
import {diskFullCode} from '#content-lake/http/errors.ts'
import {Dataset} from './dataset.ts'
import type {LineLog} from './dataset-file.ts'
import {History} from './history.ts'
import {openStore} from './open-store.ts'
import {Store} from './store.ts'
import type {Transaction} from './transaction.ts'

const historyLimits = {transactions: 10, bytes: 1 << 20}

function documentOf(id: string, rev: string, size = 0): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  const text = 'x'.repeat(size)
  return {_id: id, _type: 'post', _rev: rev, _createdAt: time, _updatedAt: time, text}
}

function transactionOf(
  id: string,
  documentId: string,
  before: LakeDocument | null,
  size = 0,
): Transaction {
  const after = documentOf(documentId, id, size)
  const change = {id: documentId, before, after, mutations: []}
  return {id, timestamp: '2026-01-01T00:00:00Z', author: 'me', changes: [change]}
}

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device'), {code: 'ENOSPC'})

/** A log on a disk that may be full. */
class FragileLog implements LineLog {
  isFull = false
  writes = 0
  size = 0

  append(lines: string): Promise<void> {
    if (this.isFull) return Promise.reject(noSpace())
    this.writes += 1
    this.size += lines.length
    return Promise.resolve()
  }
  replace(): Promise<void> {
    return this.append('')
  }
  close(): Promise<void> {
    return Promise.resolve()
  }
}

function storeOn(file: LineLog): Store {
  const dataset = new Dataset()
  const history = new History(historyLimits, [])
  const log = () => undefined
  return new Store({dataset, history, file, snapshot: () => [], compactAboveBytes: 1 << 20, log})
}

describe('store on a full disk', () => {
  it('rejects pending writes with 503, hides them and recovers later', async () => {
    const file = new FragileLog()
    const store = storeOn(file)
    await store.commit(transactionOf('t1', 'a', null))
    file.isFull = true
    const refused = await Promise.allSettled([
      store.commit(transactionOf('t2', 'a', documentOf('a', 't1'))),
      store.commit(transactionOf('t3', 'b', null)),
    ])
    expect(refused).toMatchObject([
      {status: 'rejected', reason: {status: 503, body: {errorCode: diskFullCode}}},
      {status: 'rejected', reason: {status: 503, body: {errorCode: diskFullCode}}},
    ])
    expect(store.stagingBase().get('a')?._rev).toBe('t1')
    expect(store.dataset.get('b')).toBeUndefined()
    file.isFull = false
    await store.commit(transactionOf('t4', 'b', null))
    expect(store.dataset.get('b')?._rev).toBe('t4')
  })
})

describe('store', () => {
  it('commits concurrent transactions in one write', async () => {
    const file = new FragileLog()
    const store = storeOn(file)
    await Promise.all(
      Array.from({length: 100}, (_, index) =>
        store.commit(transactionOf(`t${index}`, `d${index}`, null)),
      ),
    )
    expect(file.writes).toBeLessThan(5)
    expect(store.dataset.size).toBe(100)
  })

  it('shows a pending write to the next transaction but not to readers', async () => {
    const store = storeOn(new FragileLog())
    const committed = store.commit(transactionOf('t1', 'a', null))
    expect(store.dataset.get('a')).toBeUndefined()
    expect(store.stagingBase().get('a')?._rev).toBe('t1')
    await committed
    expect(store.dataset.get('a')?._rev).toBe('t1')
  })

  it('compacts its file, limits the history and restores everything', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-lake-store-'))
    const options = {
      folder,
      projectId: 'p',
      dataset: 'd',
      log: () => undefined,
      history: historyLimits,
      compactAboveBytes: 20_000,
    }
    const store = await openStore(options)
    let before: LakeDocument | null = null
    for (let index = 0; index < 100; index += 1) {
      const transaction = transactionOf(`t${index}`, 'same', before, 1000)
      await store.commit(transaction)
      before = transaction.changes[0]?.after ?? null
    }
    await store.commit(transactionOf('last', 'other', null))
    await store.close()
    expect((await readFile(join(folder, 'd.ndjson'), 'utf8')).length).toBeLessThan(60_000)
    const reopened = await openStore(options)
    expect(reopened.dataset.get('same')?._rev).toBe('t99')
    expect(reopened.dataset.get('other')?._rev).toBe('last')
    expect(reopened.history.all().at(-2)?.changes[0]?.before?._rev).toBe('t98')
    expect(reopened.history.all().length).toBeLessThanOrEqual(historyLimits.transactions)
    await reopened.close()
    await rm(folder, {recursive: true})
  })
})

describe('dataset views', () => {
  it('follow changes of types and drafts, and ignore versions', () => {
    const dataset = new Dataset([documentOf('b', '1'), documentOf('drafts.a', '1')])
    const drafts = dataset.view('drafts')
    const ids = () =>
      drafts.all.items.map((document) => `${document._id}<${String(document['_originalId'])}`)
    expect(ids()).toEqual(['a<drafts.a', 'b<b'])
    dataset.put({...documentOf('drafts.b', '2'), _type: 'page'})
    dataset.put(documentOf('versions.r.b', '3'))
    expect(ids()).toEqual(['a<drafts.a', 'b<drafts.b'])
    expect(drafts.ofType('post').map(({_id}) => _id)).toEqual(['a'])
    dataset.remove('drafts.b')
    dataset.remove('drafts.a')
    expect(ids()).toEqual(['b<b'])
  })
})
