import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {cacheTagsForQuery} from '#cache-tags/query-tags.ts'
import {cacheTagsForChange} from '#cache-tags/cache-tags.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {readUsage, usageParams, usageQuery} from '#studio/presentation/usage.ts'
import {templateQuery} from '#sections/get-template.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const pageQuery =
  siteQueries.find((query) => query.includes('\n  _updatedAt,\n  title,\n  "path"')) ?? ''

/** The cache tags of every page of the seed, by path. */
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

/** The cache tags of the sections of profiles and booking pages. */
const templateTags = (['profilePage', 'bookingPage'] as const).map((type) => {
  const query = templateQuery(type)
  return new Set(cacheTagsForQuery(query, evaluateSync(parse(query), {dataset: seed})))
})

const isRenderedAgain = ({_type, _id}: SeedDocument, tags: ReadonlySet<string>) =>
  cacheTagsForChange({_id, _type, slug: '/a', previousSlug: '/a', operation: 'update'}).some(
    (tag) => tags.has(tag),
  )

/** Returns the pages that a publication of the document invalidates. */
const renderedAgain = (document: SeedDocument) =>
  [...tagsByPath].flatMap(([path, tags]) => (isRenderedAgain(document, tags) ? [path] : []))

const paths = (document: SeedDocument) => shownOn(document).pages.map(({path}) => path)

describe('pages on which the Studio shows a document as used', () => {
  /** Enough documents of a type to differ in every relevant field. */
  const someOf = (type: string) => seed.filter(({_type}) => _type === type).slice(0, 3)

  const types = [...new Set(seed.map(({_type}) => _type))].filter(
    (type) =>
      !['siteSettings', 'navigation', 'footer', 'consentText', 'clinician', 'page', 'faq'].includes(
        type,
      ),
  )

  it.each(types)('are the pages that its publication invalidates: %s', (type) => {
    for (const document of someOf(type)) {
      expect([document._id, paths(document).toSorted()]).toEqual([
        document._id,
        renderedAgain(document).toSorted(),
      ])
      expect([document._id, shownOn(document).isOnClinicianPages]).toEqual([
        document._id,
        templateTags.some((tags) => isRenderedAgain(document, tags)),
      ])
    }
  })

  it('are only the page itself for a page, without pages that link to it', () => {
    for (const document of someOf('page')) {
      const [path] = [...everyPart(document['path'])].map(({current}) => current)
      expect(paths(document)).toEqual([path])
      expect(renderedAgain(document)).toContain(path)
    }
  })

  it('are the clinician’s own pages and the lists of the same kind', () => {
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

  it('include the page of all questions only when a question is listed there', () => {
    const questions = seed.filter(({_type}) => _type === 'faq')
    const isListed = (document: SeedDocument) => document['isListed'] === true
    const some = [true, false].flatMap((listed) =>
      questions.filter((document) => isListed(document) === listed).slice(0, 8),
    )
    for (const document of some) {
      // Any question invalidates the page of all questions.
      const stale = renderedAgain(document).filter((path) => path !== '/faq')
      const shown = isListed(document) ? [...stale, '/faq'] : stale
      expect([document._id, paths(document).toSorted()]).toEqual([document._id, shown.toSorted()])
    }
    expect(some).toHaveLength(16)
  })

  it('are none when no page with a path shows it', () => {
    const quote = {_id: 'quote', _type: 'testimonial'}
    const page = {_id: 'page', _type: 'page', sections: [{items: [{_ref: 'quote'}]}]}
    const nowhere = {isOnEveryPage: false, isOnClinicianPages: false, pages: []}
    expect(shownOn(quote, [quote, page])).toEqual(nowhere)
    expect(shownOn(quote, [{...page, path: {current: '/a'}}])).toEqual(nowhere)
  })

  it('are the clinicians’ pages for what the templates show, also in a shared section', () => {
    const ids = ['profilePage', 'shared-join-waitlist', 'form-waitlist']
    for (const document of seed.filter(({_id}) => ids.includes(_id))) {
      expect([document._id, shownOn(document).isOnClinicianPages]).toEqual([document._id, true])
    }
    const [page] = someOf('page')
    expect(page && shownOn(page).isOnClinicianPages).toBe(false)
  })

  it.each(['siteSettings', 'navigation', 'footer', 'consentText', 'service'])(
    'are all pages for documents of the layout: %s',
    (type) => {
      for (const document of seed.filter(({_type}) => _type === type)) {
        expect(shownOn(document).isOnEveryPage).toBe(true)
      }
    },
  )
})
