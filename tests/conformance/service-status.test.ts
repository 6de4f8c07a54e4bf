import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {everyPart, readSeed} from '#scripts/seed/read-seed.ts'
import {listSlice} from '#routing/list-pages.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const texts = siteQueries.filter((query) => query.includes('"statusLabel"'))
const id = 'service-nurse'
const pages = seed.filter(({_type, ...fields}) => {
  return _type === 'page' && [...everyPart(fields)].some(({_ref}) => _ref === id)
})
const paths = pages.flatMap(({path}) => [...everyPart(path)].map(({current}) => current))

/** Returns the badges and links of the service on all pages that show it. */
function shownIn(dataset: readonly unknown[]) {
  const results = texts.flatMap((query) =>
    paths.map((path): unknown => {
      const params = {...listSlice(1), path}
      return evaluateSync(parse(query, {params}), {dataset, params})
    }),
  )
  const parts = [...everyPart(results)].filter(({_id}) => _id === id)
  const distinct = (field: string) => [
    ...new Set(parts.filter((part) => field in part).map((part) => part[field])),
  ]
  return {badges: distinct('statusLabel'), links: distinct('linkLabel')}
}

describe('badge and link of a service', () => {
  it('follow its status on every page that shows them (G-7)', () => {
    expect(paths.length).toBeGreaterThan(4)
    expect(shownIn(seed)).toEqual({badges: ['Coming Soon'], links: ['Coming Soon']})
    const launched = seed.map((one) => (one._id === id ? {...one, status: 'launched'} : one))
    expect(shownIn(launched)).toEqual({badges: ['Opening first'], links: ['View more']})
  })
})
