import {jest} from '@jest/globals'
import {type UsageSource, UsageIndex} from './usage-index.ts'
import type {Uses} from './usage-query.ts'
import type {Usage} from './usage.ts'

const home = {id: 'home', title: 'Home', path: '/'}

/** A lake of which a test says what it knows, and when. */
function lakeWith(used: Set<string>) {
  const asked: (readonly string[])[] = []
  let placesAsked = 0
  let isAway = false
  let hear = () => {}
  let listeners = 0
  const source: UsageSource = {
    fetchPlaces: () => {
      placesAsked += 1
      return Promise.resolve({pages: [], shared: []})
    },
    fetchUses: (ids) => {
      asked.push(ids)
      if (isAway) return Promise.reject(new Error('The lake is away.'))
      return Promise.resolve(ids.map(usesOf))
    },
    listen: (heard) => {
      listeners += 1
      hear = heard
      return () => {
        listeners -= 1
      }
    },
  }
  const usesOf = (id: string): Uses => ({
    id,
    kind: undefined,
    isListed: false,
    pages: used.has(id) ? [home] : [],
    others: [],
  })
  return {
    source,
    asked,
    placesAsked: () => placesAsked,
    listeners: () => listeners,
    hear: () => {
      hear()
    },
    goAway: (away: boolean) => {
      isAway = away
    },
  }
}

const ids = (count: number, start = 0) =>
  Array.from({length: count}, (_, index) => `faq-${start + index}`)

/** Follows documents as rows do, and keeps what each was told last. */
function rowsOf(index: UsageIndex, followed: readonly string[]) {
  const told = new Map<string, Usage>()
  const ends = followed.map((id) => index.follow('faq', id, (usage) => told.set(id, usage)))
  return {
    isUsed: (id: string) => told.get(id)?.pages.length === 1,
    told: () => told.size,
    end: () => {
      for (const end of ends) end()
    },
  }
}

describe('the one answer for all rows', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms = 100) => jest.advanceTimersByTimeAsync(ms)

  it('asks one query for a list, and none before changes are heard of', async () => {
    const lake = lakeWith(new Set(['faq-7']))
    const rows = rowsOf(new UsageIndex(lake.source), ids(30))
    await pass()
    expect(lake.asked).toEqual([])
    lake.hear()
    await pass()
    expect(lake.asked).toEqual([ids(30)])
    expect(lake.placesAsked()).toBe(1)
    expect(rows.told()).toBe(30)
    expect([rows.isUsed('faq-7'), rows.isUsed('faq-8')]).toEqual([true, false])
  })

  it('asks about what is scrolled to and nothing else, and knows a row that is there again', async () => {
    const lake = lakeWith(new Set(['faq-7']))
    const index = new UsageIndex(lake.source)
    const first = rowsOf(index, ids(30))
    lake.hear()
    await pass()
    const second = rowsOf(index, ids(30, 10))
    first.end()
    await pass()
    expect(lake.asked.slice(1)).toEqual([ids(10, 30)])
    expect(lake.placesAsked()).toBe(1)
    expect(second.told()).toBe(10)
    expect(index.current('faq', 'faq-7')?.pages).toEqual([home])
  })

  it('asks again about the rows that are there when something changed', async () => {
    const used = new Set<string>()
    const lake = lakeWith(used)
    const index = new UsageIndex(lake.source)
    const gone = rowsOf(index, ['faq-50'])
    const rows = rowsOf(index, ids(2))
    lake.hear()
    await pass()
    gone.end()
    used.add('faq-1')
    lake.hear()
    // What was known stays on the screen meanwhile.
    expect(index.current('faq', 'faq-1')?.pages).toEqual([])
    await pass()
    expect(lake.asked.slice(1)).toEqual([ids(2)])
    expect(lake.placesAsked()).toBe(2)
    expect(rows.isUsed('faq-1')).toBe(true)
    expect(index.current('faq', 'faq-50')).toBeUndefined()
  })

  it('divides what would make too long a query', async () => {
    const lake = lakeWith(new Set())
    const rows = rowsOf(new UsageIndex(lake.source), ids(120))
    lake.hear()
    await pass(1000)
    expect(lake.asked.map(({length}) => length)).toEqual([50, 50, 20])
    expect(rows.told()).toBe(120)
  })

  it('leaves rows as they are while the lake is away, and asks with the next change', async () => {
    const lake = lakeWith(new Set(['faq-0']))
    const rows = rowsOf(new UsageIndex(lake.source), ids(1))
    lake.goAway(true)
    lake.hear()
    await pass(1000)
    expect([lake.asked.length, rows.told()]).toEqual([1, 0])
    lake.goAway(false)
    lake.hear()
    await pass()
    expect(rows.isUsed('faq-0')).toBe(true)
  })

  it('listens once, and no longer when the last row is gone for a while', async () => {
    const lake = lakeWith(new Set())
    const index = new UsageIndex(lake.source)
    const first = rowsOf(index, ids(3))
    const second = rowsOf(index, ids(3))
    expect(lake.listeners()).toBe(1)
    lake.hear()
    await pass()
    first.end()
    second.end()
    expect(index.current('faq', 'faq-0')).toBeDefined()
    await pass(60_000)
    expect(lake.listeners()).toBe(0)
    expect(index.current('faq', 'faq-0')).toBeUndefined()
    rowsOf(index, ids(3))
    expect(lake.listeners()).toBe(1)
  })
})
