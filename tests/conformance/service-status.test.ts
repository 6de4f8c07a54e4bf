import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {everyPart, readSeed} from '#scripts/seed/read-seed.ts'
import {stretchOf} from '#routing/list-pages.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const texts = siteQueries.filter((query) => query.includes('"statusLabel"'))
const paths = seed.flatMap((document) =>
  document._type === 'page' ? [...everyPart(document['path'])].map(({current}) => current) : [],
)

/** The badges and links that the site shows of a service, wherever that is. */
function shownOf(id: string, dataset: readonly unknown[]) {
  const results = texts.flatMap((query) =>
    paths.map((path): unknown => {
      const params = {...stretchOf(1), path}
      return evaluateSync(parse(query, {params}), {dataset, params})
    }),
  )
  const parts = [...everyPart(results)].filter(({_id}) => _id === id)
  const distinct = (field: string) => [
    ...new Set(parts.filter((part) => field in part).map((part) => part[field])),
  ]
  return {badges: distinct('statusLabel'), links: distinct('linkLabel')}
}

describe('the badge and the link of a service', () => {
  it('follow its status alone, in every place that shows them (G-7)', () => {
    const id = 'service-nurse'
    expect(shownOf(id, seed)).toEqual({badges: ['Coming Soon'], links: ['Coming Soon']})
    const launched = seed.map((one) => (one._id === id ? {...one, status: 'launched'} : one))
    expect(shownOf(id, launched)).toEqual({badges: ['Open for interest'], links: ['View more']})
  })
})
