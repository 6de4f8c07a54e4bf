import {jest} from '@jest/globals'
import {createServer} from 'node:http'
import {listen} from '#lib/testing/listen.ts'
import {invalidations} from './channels.ts'
import type {ContentChange} from '#shared/content-change.ts'

interface Document {
  _id: string
  _rev: string
  _updatedAt: string
}

/** Document that queries return; null after its deletion. */
let visible: Document | null = null
/** Replaces it after the next query. */
let upcoming: Document | null = null
let queries = 0

const lake = createServer((_request, response) => {
  queries += 1
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({result: visible === null ? [] : [visible]}))
  visible = upcoming
})
process.env['CONTENT_LAKE_PORT'] = String(await listen(lake))
/** The search would retry after the tests. */
globalThis.searchMemory = {state: null, rebuild: () => Promise.resolve(), storing: undefined}
const {areVisible} = await import('./visible-changes.server.ts')
const {SiteFreshness} = await import('./site-freshness.server.ts')

afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

const at = (second: number) => `2026-11-28T12:00:0${second}Z`
const claim = (revision: string, second: number) => ({
  _id: 'claim-a',
  _rev: revision,
  _updatedAt: at(second),
})
const change: ContentChange = {
  _id: 'claim-a',
  _type: 'claim',
  operation: 'update',
  revision: 'new',
  updatedAt: at(2),
}

describe('areVisible', () => {
  it.each([
    ['the revision before it', change, claim('old', 1), false],
    ['its revision', change, claim('new', 2), true],
    ['a later revision', change, claim('later', 3), true],
    ['no document', change, null, false],
    ['no document after a deletion', {...change, operation: 'delete'}, null, true],
    ['a deleted document', {...change, operation: 'delete'}, claim('new', 2), false],
    ['one created again', {...change, operation: 'delete'}, claim('later', 3), true],
  ] as const)('compares a change with %s', async (_case, reported, document, expected) => {
    visible = document
    upcoming = document
    expect(await areVisible([reported])).toBe(expected)
  })

  it('believes a webhook that sends no revision, without a query', async () => {
    queries = 0
    expect(await areVisible([{_id: 'claim-a', _type: 'claim'}])).toBe(true)
    expect(queries).toBe(0)
  })
})

describe('SiteFreshness', () => {
  it('renders no page before queries return the change, which would count as fresh', async () => {
    const freshness = new SiteFreshness('http://127.0.0.1:1')
    const log = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const invalidated: {tags: unknown; visible: string | undefined}[] = []
    invalidations.subscribe((tags) => invalidated.push({tags, visible: visible?._rev}))
    visible = claim('old', 1)
    upcoming = claim('old', 1)
    const deferred: (() => Promise<void>)[] = []
    await freshness.publish([change], (work) => void deferred.push(work))
    expect(invalidated).toEqual([])
    upcoming = claim('new', 2)
    await deferred[0]?.()
    expect(invalidated).toHaveLength(1)
    expect(invalidated[0]?.visible).toBe('new')
    log.mockRestore()
  })
})
