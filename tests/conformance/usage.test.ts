import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {lookupsIn, cacheTagsForQuery} from '#revalidation/tags/query-tags.ts'
import {cacheTagsForChange} from '#revalidation/tags/cache-tags.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {readUsage, usageParams, usageQuery} from '#studio/presentation/usage.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const pageQuery =
  siteQueries.find((query) => query.includes('path.current == $path][0]{\n  _id,\n  _type,')) ?? ''

/** The cache tags of every page of the first content, by its path: what the site renders it from. */
const tagsByPath = new Map(
  seed
    .filter(({_type}) => _type === 'page')
    .map((page) => {
      const path = String([...everyPart(page['path'])][0]?.['current'])
      const params = {path}
      const result: unknown = evaluateSync(parse(pageQuery, {params}), {dataset: seed, params})
      return [path, new Set(cacheTagsForQuery(pageQuery, result))] as const
    }),
)

const shownOn = ({_type, _id}: SeedDocument, dataset: readonly object[] = seed) => {
  const params: Record<string, unknown> = usageParams(_type, _id)
  return readUsage(evaluateSync(parse(usageQuery, {params}), {dataset, params}))
}

/** The pages that a publication of the document renders again. */
const renderedAgain = ({_type, _id}: SeedDocument) =>
  [...tagsByPath].flatMap(([path, tags]) =>
    cacheTagsForChange({_id, _type, slug: '/a', previousSlug: '/a', operation: 'update'}).some(
      (tag) => tags.has(tag),
    )
      ? [path]
      : [],
  )

const paths = (document: SeedDocument) => shownOn(document).pages.map(({path}) => path)

describe('the pages that the Studio says a document is shown on', () => {
  it('are asked of the site’s own query', () => {
    expect(lookupsIn(pageQuery).length).toBeGreaterThan(10)
    expect(tagsByPath.size).toBeGreaterThan(50)
  })

  /** As many as differ in what decides: more would take longer and show nothing else. */
  const someOf = (type: string) => seed.filter(({_type}) => _type === type).slice(0, 8)

  const types = [...new Set(seed.map(({_type}) => _type))].filter(
    (type) =>
      !['siteSettings', 'navigation', 'footer', 'consentText', 'clinician', 'page', 'faq'].includes(
        type,
      ),
  )

  it.each(types)('are those that are rendered again when it is published: %s', (type) => {
    for (const document of someOf(type)) {
      expect([document._id, paths(document).toSorted()]).toEqual([
        document._id,
        renderedAgain(document).toSorted(),
      ])
    }
  })

  it('is, of a page, the page itself: one that links to it shows no more than its address', () => {
    for (const document of someOf('page')) {
      const [path] = [...everyPart(document['path'])].map(({current}) => current)
      expect(paths(document)).toEqual([path])
      expect(renderedAgain(document)).toContain(path)
    }
  })

  it('are, of a clinician, their own and those of their kind: others are rendered again and stay the same', () => {
    for (const document of seed.filter(({_type}) => _type === 'clinician')) {
      const slug = document._id.slice(10)
      const [own, other] =
        document['kind'] === 'doctor'
          ? [[`/doctors/${slug}`, `/book/${slug}`], '/specialist-visit']
          : [[`/specialists/${slug}`, `/book/specialist/${slug}`], '/gp-visit']
      const shown = paths(document)
      expect(shown.slice(0, 2)).toEqual(own)
      expect(renderedAgain(document)).toEqual(expect.arrayContaining(shown.slice(2)))
      expect(shown).not.toContain(other)
    }
  })

  it('are, of a question, the page of all questions only when it is listed there', () => {
    const questions = seed.filter(({_type}) => _type === 'faq')
    const isListed = (document: SeedDocument) => document['isListed'] === true
    const some = [true, false].flatMap((listed) =>
      questions.filter((document) => isListed(document) === listed).slice(0, 8),
    )
    for (const document of some) {
      // The page of all questions is rendered again for any of them.
      const stale = renderedAgain(document).filter((path) => path !== '/faq')
      const shown = isListed(document) ? [...stale, '/faq'] : stale
      expect([document._id, paths(document).toSorted()]).toEqual([document._id, shown.toSorted()])
    }
    expect(some).toHaveLength(16)
  })

  it('are none where no page shows it, or one is without an address', () => {
    const quote = {_id: 'quote', _type: 'testimonial'}
    const page = {_id: 'page', _type: 'page', sections: [{items: [{_ref: 'quote'}]}]}
    const nowhere = {isOnEveryPage: false, isOnEveryProfile: false, pages: []}
    expect(shownOn(quote, [quote, page])).toEqual(nowhere)
    expect(shownOn(quote, [{...page, path: {current: '/a'}}])).toEqual(nowhere)
  })

  it('say of what is on every profile that it is so', () => {
    const onProfiles = seed.filter((document) => shownOn(document).isOnEveryProfile)
    expect(onProfiles.map(({_id}) => _id)).toEqual(
      expect.arrayContaining(['profilePage', 'testimonial-grace']),
    )
  })

  it.each(['siteSettings', 'navigation', 'footer', 'consentText', 'service'])(
    'are all pages for the frame and what it shows: %s',
    (type) => {
      for (const document of seed.filter(({_type}) => _type === type)) {
        expect(shownOn(document).isOnEveryPage).toBe(true)
      }
    },
  )

  it('are none where there is no answer', () => {
    expect(readUsage(undefined)).toEqual({
      isOnEveryPage: false,
      isOnEveryProfile: false,
      pages: [],
    })
  })
})
