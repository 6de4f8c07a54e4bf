import {cacheTagsForChange} from '#cache-tags/cache-tags.ts'
import {changesBetween, type ContentState, atTime, withWaitingSteps} from './content-state.ts'

const document = (_id: string, _rev: string, slug: string | null, _type = 'page') => ({
  _id,
  _type,
  _rev,
  slug,
})
const settings = document('siteSettings', '1', null, 'siteSettings')
const copy = document('coverageText', '1', null, 'coverageText')
const home = document('home', '1', '/')
const before: ContentState = [
  document('stays', '1', '/stays'),
  document('edited', '1', '/edited'),
  document('moved', '1', '/old'),
  document('gone', '1', '/gone'),
]

describe('changesBetween', () => {
  it('returns the changes that the webhook would have reported', () => {
    const after = [
      document('stays', '1', '/stays'),
      document('edited', '2', '/edited'),
      document('moved', '2', '/new'),
      document('came', '1', '/came'),
    ]
    const common = {_type: 'page'}
    expect(changesBetween(before, after)).toEqual([
      {...common, _id: 'edited', slug: '/edited', previousSlug: '/edited', operation: 'update'},
      {...common, _id: 'moved', slug: '/new', previousSlug: '/old', operation: 'update'},
      {...common, _id: 'came', slug: '/came', previousSlug: null, operation: 'create'},
      {...common, _id: 'gone', slug: null, previousSlug: '/gone', operation: 'delete'},
    ])
  })

  it('returns every document as new without a previous state', () => {
    const operations = changesBetween([], before).map(({operation}) => operation)
    expect(operations).toEqual(before.map(() => 'create'))
  })

  it('returns the site settings, which every page depends on, at midnight (FTR-2)', () => {
    const at = (time: string) => atTime([...before, settings, home], new Date(time))
    expect(changesBetween(at('2026-12-31T12:00Z'), at('2026-12-31T13:00Z'))).toEqual([])
    const changes = changesBetween(at('2026-12-31T12:00Z'), at('2027-01-01T12:00Z'))
    expect(changes.map(({_id}) => _id)).toEqual(['siteSettings'])
  })

  it('returns only the home page when the state of the sky changes (HOME-1)', () => {
    const at = (time: string) => atTime([...before, settings, home], new Date(time))
    const changes = changesBetween(at('2026-12-31T12:00Z'), at('2026-12-31T16:00Z'))
    expect(changes.map(({_id}) => _id)).toEqual(['home'])
  })

  it('returns the copy of the area check when a borough reaches another step (AREA-5)', () => {
    const state = [...before, copy]
    const lit = withWaitingSteps(state, {steps: {southwark: 1}, since: '2026-11-21'})
    const later = withWaitingSteps(state, {steps: {}, since: '2026-11-22'})
    for (const [from, to] of [
      [state, lit],
      [lit, later],
      // The process stopped after it rendered the pages and before it stored their state.
      [state, later],
    ] as const) {
      const changes = changesBetween(from, to)
      expect(changes.flatMap(cacheTagsForChange)).toContain('document:coverageText')
      expect(changes).toHaveLength(1)
    }
    // Before the first count
    expect(changesBetween(state, withWaitingSteps(state, null))).toEqual([])
  })
})
