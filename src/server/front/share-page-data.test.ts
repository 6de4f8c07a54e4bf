import type {SharedPages} from '#lib/shared-pages.ts'
import type {Answer} from './page-cache.ts'
import {sharePageData} from './share-page-data.ts'

const answerOf = (status: number, headers: Record<string, string>): Answer => ({
  status,
  headers,
  body: Buffer.from('page'),
  isShared: true,
  isKept: status === 200,
})
const data = Buffer.from('data')
let kept: string[]
let isStoreThere: boolean
const shared: SharedPages = {
  known: () => null,
  isReachable: () => isStoreThere,
  find: () => Promise.resolve(null),
  keep: () => undefined,
  announce: () => Promise.resolve(),
  findFile: () => Promise.resolve(null),
  findData: () => Promise.resolve(null),
  keepData: (name) => {
    kept.push(name)
    return Promise.resolve(isStoreThere)
  },
}

beforeEach(() => {
  globalThis.sharedPages = shared
  kept = []
  isStoreThere = true
})
afterEach(() => {
  globalThis.sharedPages = undefined
})

describe('decision 86: sharing the data of a page', () => {
  it.each(['HIT', 'STALE', 'MISS'])('is done for what Next keeps: %s', async (state) => {
    const answer = answerOf(200, {'x-nextjs-cache': state})
    expect(await sharePageData(answer, 'name', data)).toBe(true)
    isStoreThere = false
    expect(await sharePageData(answer, 'name', data)).toBe(false)
    expect(kept).toEqual(['name', 'name'])
  })

  it.each([
    ['is not found', answerOf(404, {'x-nextjs-cache': 'MISS'})],
    ['is rendered for each request', answerOf(200, {})],
  ])('OPS-4: is not done for what %s, which a stranger may make up', async (_, answer) => {
    expect(await sharePageData(answer, 'name', data)).toBe(false)
    expect(kept).toEqual([])
  })

  it('is nothing to do for one machine', async () => {
    globalThis.sharedPages = undefined
    expect(await sharePageData(answerOf(404, {}), 'name', data)).toBe(true)
    expect(kept).toEqual([])
  })
})
