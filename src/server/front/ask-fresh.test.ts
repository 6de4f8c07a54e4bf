import {type PageAge, PageFreshness} from '#lib/page-freshness.ts'
import {askFresh} from './ask-fresh.ts'
import type {Answer} from './page-cache.ts'

const answerOf = (body: string, state: string, status = 200): Answer => ({
  status,
  headers: {'x-nextjs-cache': state},
  body: Buffer.from(body),
  isShared: true,
  isKept: state === 'HIT',
})

/** Plays Next: a page is stale until it is stored anew. */
function setUp({timeoutMs = 60_000, status = 200} = {}) {
  const freshness = new PageFreshness()
  const asked: string[] = []
  const ask = (path: string) => {
    asked.push(path)
    return Promise.resolve(
      freshness.isFresh(path) ? answerOf('new', 'HIT', status) : answerOf('old', 'STALE', status),
    )
  }
  const load = askFresh(ask, () => freshness, timeoutMs)
  const store = (path: string, age: Partial<PageAge> = {}) =>
    freshness.noteStored(path, {tags: '', lastModified: Date.now(), ...age})
  return {load, store, asked}
}

/** Whatever else is ready has its turn. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('G-5: the first visitor of a page that a publication made stale', () => {
  it('is given what is published, once it is rendered', async () => {
    const {load, store, asked} = setUp()
    const answer = load('/about')
    await soon()
    store('/other')
    store('/about')
    expect((await answer).body.toString()).toBe('new')
    expect(asked).toEqual(['/about', '/about'])
  })

  it('need not wait for what was stored while the stale copy was on its way', async () => {
    const {load, store} = setUp()
    const answer = load('/about')
    store('/about')
    expect((await answer).body.toString()).toBe('new')
  })

  it('is given the last good page when it takes too long', async () => {
    const {load} = setUp({timeoutMs: 1})
    expect((await load('/about')).body.toString()).toBe('old')
  })

  it('is given what was published last, when that overtook a rendering', async () => {
    const {load, store, asked} = setUp()
    const answer = load('/about')
    await soon()
    store('/about', {revalidate: -1})
    await soon()
    store('/about')
    expect((await answer).body.toString()).toBe('new')
    expect(asked).toHaveLength(3)
  })

  it('waits for no page that is missing, and for none of a process that does not say when pages are stored', async () => {
    const {load} = setUp({status: 404})
    expect((await load('/no-such-page')).status).toBe(404)
    const stale = answerOf('old', 'STALE')
    const unknown = askFresh(
      () => Promise.resolve(stale),
      () => undefined,
    )
    expect(await unknown('/about')).toBe(stale)
  })
})
