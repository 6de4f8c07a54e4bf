import {cacheTagsForChange} from '#revalidation/tags/cache-tags.ts'
import {changesBetween, type ContentState, withDay, withWaitingSteps} from './content-state.ts'

const page = (id: string, revision: string, slug: string | null) => ({
  _id: id,
  _type: 'page',
  _rev: revision,
  slug,
})
const before: ContentState = [
  page('stays', '1', '/stays'),
  page('edited', '1', '/edited'),
  page('moved', '1', '/old'),
  page('gone', '1', '/gone'),
]

describe('withDay', () => {
  it('changes the site settings at midnight, which every page depends on (FTR-2)', () => {
    const settings = {_id: 'siteSettings', _type: 'siteSettings', _rev: '1', slug: null}
    const state = [...before, settings]
    const newYearsEve = withDay(state, '2026-12-31')
    expect(changesBetween(newYearsEve, withDay(state, '2026-12-31'))).toEqual([])
    const changes = changesBetween(newYearsEve, withDay(state, '2027-01-01'))
    expect(changes.map(({_id}) => _id)).toEqual(['siteSettings'])
  })
})

describe('withWaitingSteps', () => {
  const copy = {_id: 'coverageText', _type: 'coverageText', _rev: '1', slug: null}
  const state = [...before, copy]

  it('changes the copy of the area check when a borough reaches another step (AREA-5)', () => {
    const lit = withWaitingSteps(state, {steps: {southwark: 1}, since: '2026-11-21'})
    const later = withWaitingSteps(state, {steps: {}, since: '2026-11-22'})
    for (const [before, after] of [
      [state, lit],
      [lit, later],
      // The process stopped after it rendered the pages and before it stored their state.
      [state, later],
    ] as const) {
      const changes = changesBetween(before, after)
      expect(changes.flatMap(cacheTagsForChange)).toContain('document:coverageText')
      expect(changes).toHaveLength(1)
    }
  })

  it('changes nothing before the first count', () => {
    expect(changesBetween(state, withWaitingSteps(state, null))).toEqual([])
  })
})

describe('changesBetween', () => {
  it('returns the changes that the webhook would have reported', () => {
    const after = [
      page('stays', '1', '/stays'),
      page('edited', '2', '/edited'),
      page('moved', '2', '/new'),
      page('came', '1', '/came'),
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
    expect(changesBetween([], before).map(({operation}) => operation)).toEqual(
      before.map(() => 'create'),
    )
  })
})
