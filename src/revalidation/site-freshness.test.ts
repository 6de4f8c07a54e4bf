import {jest} from '@jest/globals'
import type {ContentChange} from '#shared/content-change.ts'
import {invalidations} from './channels.ts'

/** A port where neither the content lake nor the site listens. */
process.env['CONTENT_LAKE_PORT'] = '1'
/** The search would retry after the tests. */
globalThis.searchMemory = {state: null, rebuild: () => Promise.resolve(), storing: undefined}
const {SiteFreshness} = await import('./site-freshness.server.ts')

let invalidated: unknown[] = []
let deferred: (() => Promise<void>)[] = []
const announced: ContentChange[] = []
const freshness = new SiteFreshness('http://127.0.0.1:1')
freshness.stream = {
  isReachable: () => true,
  announce: (changes) => Promise.resolve(void announced.push(...changes)),
}
invalidations.subscribe((tags) => invalidated.push(...[tags].flat()))

beforeEach(() => {
  invalidated = []
  deferred = []
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => jest.restoreAllMocks())

const edit: ContentChange = {_id: 'claim-a', _type: 'claim', operation: 'update'}
const move: ContentChange = {_id: 'page-a', _type: 'page', slug: '/a', operation: 'create'}
const publish = (change: ContentChange) =>
  freshness.publish([change], (work) => void deferred.push(work))

describe('SiteFreshness', () => {
  it('invalidates and announces a change before it resolves', async () => {
    await publish(edit)
    expect(invalidated).toEqual(expect.arrayContaining(['document:claim-a', 'type:claim']))
    expect(announced).toContain(edit)
    expect(freshness.contentKnownUntil).not.toBeNull()
    expect(deferred).toHaveLength(1)
  })

  it('logs a page that fails to render, and counts no publication', async () => {
    await publish(edit)
    await deferred[0]?.()
    expect(freshness.publications.count).toBe(0)
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('logs a failure once for all changes that share a round', async () => {
    await Promise.all([1, 2, 3].map(() => publish(edit)))
    await Promise.all(deferred.map((work) => work()))
    expect(deferred).toHaveLength(3)
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it("invalidates and throws when the paths can't be read", async () => {
    await expect(publish(move)).rejects.toThrow('cannot be reached')
    expect(invalidated).toContain('document:page-a')
    expect(announced).toContain(move)
    expect(deferred).toHaveLength(1)
  })

  it("throws when changes of another instance can't be rendered, so that a content check follows", async () => {
    await expect(freshness.applyChanges([edit])).rejects.toThrow()
    expect(invalidated).toContain('document:claim-a')
  })
})
