import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {lookupsIn, tagsOfAnswer} from '#freshness/tags/query-tags.ts'
import type {DocumentType} from '#model/documents.ts'
import {tagsOfChange} from '#freshness/tags/cache-tags.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {shownOnQuery} from '#studio/presentation/shown-on.ts'
import {isToBeUsed, usageOf} from '#studio/where-shown/usage.ts'
import {
  listingPlacesParams,
  listingPlacesQuery,
  maxPages,
  readListingPlaces,
  readUses,
  usesParams,
  usesQuery,
} from '#studio/where-shown/usage-query.ts'
import {readWhereShown, whereShownParams, whereShownQuery} from '#studio/where-shown/where-shown.ts'
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
      return [path, new Set(tagsOfAnswer(pageQuery, result))] as const
    }),
)

const shownOn = (document: SeedDocument) => {
  const params = whereShownParams(document._type, document._id, document)
  return readWhereShown(
    evaluateSync(parse(whereShownQuery, {params}), {dataset: seed, params: {...params}}),
  )
}

/** The pages that a publication of the document renders again. */
const renderedAgain = ({_type, _id}: SeedDocument) =>
  [...tagsByPath].flatMap(([path, tags]) =>
    tagsOfChange({_id, _type, slug: '/a', previousSlug: '/a', operation: 'update'}).some((tag) =>
      tags.has(tag),
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
      !['siteSettings', 'navigation', 'footer', 'consentText', 'clinician', 'page'].includes(type),
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

  it('are, of a clinician, those of the same kind: the others are rendered again and stay the same', () => {
    for (const document of seed.filter(({_type}) => _type === 'clinician')) {
      expect(renderedAgain(document)).toEqual(expect.arrayContaining(paths(document)))
      const other = document['kind'] === 'doctor' ? '/specialist-visit' : '/gp-visit'
      expect(paths(document)).not.toContain(other)
    }
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
    expect(readWhereShown(undefined)).toEqual({isOnEveryPage: false, pages: []})
  })
})

describe('the pages that the Studio lists above a form', () => {
  interface Listed {
    readonly locations: readonly {readonly title: string; readonly href: string}[]
    readonly message: string | null
  }
  const isListed = (value: unknown): value is Listed =>
    typeof value === 'object' && value !== null && 'locations' in value && 'message' in value

  const listedFor = (type: DocumentType, id: string): Listed => {
    const params = {id}
    const answer: unknown = evaluateSync(parse(shownOnQuery(type), {params}), {
      dataset: seed,
      params,
    })
    if (!isListed(answer)) throw new Error(`No answer for ${id}.`)
    return answer
  }
  const hrefs = (type: DocumentType, id: string) =>
    listedFor(type, id).locations.map(({href}) => href)

  const types = [
    'appPromotion',
    'area',
    'careCard',
    'claim',
    'claimRegister',
    'coverageText',
    'dataPolicy',
    'policyArea',
    'promise',
    'resource',
    'testimonial',
    'update',
  ] as const

  it.each(types)('are those that a publication changes: %s', (type) => {
    for (const document of seed.filter(({_type}) => _type === type).slice(0, 4)) {
      expect([document._id, hrefs(type, document._id)]).toEqual([document._id, paths(document)])
    }
  })

  it('are, of a clinician, the profile, the booking page and the lists of the kind', () => {
    const [gp = '', specialist = ''] = ['doctor', 'specialist'].map(
      (kind) => seed.find((document) => document['kind'] === kind)?._id,
    )
    expect(hrefs('clinician', gp)).toEqual(
      expect.arrayContaining([`/doctors/${gp.slice(10)}`, `/book/${gp.slice(10)}`, '/gp-visit']),
    )
    expect(hrefs('clinician', gp)).not.toContain('/specialist-visit')
    expect(hrefs('clinician', specialist)).toEqual(
      expect.arrayContaining([
        `/specialists/${specialist.slice(10)}`,
        `/book/specialist/${specialist.slice(10)}`,
        '/specialist-visit',
      ]),
    )
  })

  it('are, of a question, the page of all questions only when it is listed there', () => {
    const listed = seed.find((document) => document['isListed'] === true)?._id ?? ''
    expect(hrefs('faq', listed)).toContain('/faq')
    expect(hrefs('faq', 'faq-gp-2')).toEqual(['/gp-visit'])
  })

  it('say of what is on no page, or on every profile, that it is so', () => {
    const nowhere = {_id: 'quote-of-a-test', _type: 'testimonial'}
    const params = {id: nowhere._id}
    const dataset = [...seed, nowhere]
    expect(evaluateSync(parse(shownOnQuery('testimonial'), {params}), {dataset, params})).toEqual({
      locations: [],
      message: 'No page shows it.',
    })
    expect(listedFor('testimonial', 'testimonial-grace').message).toMatch(/profile of every doctor/)
    expect(listedFor('claim', 'claim-waiting-patients').message).toBeNull()
  })
})

describe('G-5: what the row of a document says of where it is used', () => {
  const ask = (dataset: readonly object[], query: string, params: Record<string, unknown>) => {
    const answer: unknown = evaluateSync(parse(query, {params}), {dataset, params})
    return answer
  }
  const usagesOf = (
    documents: readonly SeedDocument[],
    dataset: readonly SeedDocument[] = seed,
  ) => {
    const places = readListingPlaces(ask(dataset, listingPlacesQuery, listingPlacesParams))
    const ids = documents.map(({_id}) => _id)
    const answer = ask(dataset, usesQuery(ids.length), usesParams(ids))
    return readUses(answer, ids).map((uses, index) =>
      usageOf(documents[index]?._type ?? '', uses, places),
    )
  }
  const types = [...new Set(seed.map(({_type}) => _type))].filter((type) => isToBeUsed(type))

  const someOf = (type: string) => seed.filter(({_type}) => _type === type).slice(0, 8)

  it.each(types)('is what stands above its form: %s', (type) => {
    const documents = someOf(type)
    expect(documents.length).toBeGreaterThan(0)
    usagesOf(documents).forEach((usage, index) => {
      const [document] = documents.slice(index)
      if (document === undefined) return
      // The page of all questions has those that are listed, which `shownOnQuery` knows.
      const isUnlisted = type === 'faq' && document['isListed'] !== true
      const {pages, isOnEveryPage} = shownOn(document)
      const shown = pages.map(({path}) => path)
      expect([document._id, usage.isOnEveryPage]).toEqual([document._id, isOnEveryPage])
      expect([document._id, usage.pages.map(({path}) => path).toSorted()]).toEqual([
        document._id,
        (isUnlisted ? shown.filter((path) => path !== '/faq') : shown).toSorted(),
      ])
    })
  })

  it('covers documents that are used in every way', () => {
    const usages = usagesOf(types.flatMap(someOf))
    expect(types.length).toBeGreaterThan(10)
    expect(usages.filter(({isOnEveryPage}) => isOnEveryPage).length).toBeGreaterThan(0)
    expect(usages.filter(({isOnEveryProfile}) => isOnEveryProfile).length).toBeGreaterThan(0)
    expect(usages.filter(({pages}) => pages.length > 1).length).toBeGreaterThan(20)
  })

  it('counts a page that has no address nowhere, and no more pages than matter', () => {
    const quote = {_id: 'quote', _type: 'testimonial'}
    const pageOf = (index: number) => ({
      _id: `page-${index}`,
      _type: 'page',
      ...(index === 0 ? {} : {path: {current: `/${index}`}}),
      sections: [{_type: 'testimonials', items: [{_ref: 'quote'}]}],
    })
    const [one] = usagesOf([quote], [quote, pageOf(0), pageOf(1)])
    expect(one?.pages).toEqual([{id: 'page-1', title: '/1', path: '/1'}])
    const pages = Array.from({length: 100}, (_, index) => pageOf(index + 1))
    const [many] = usagesOf([quote], [quote, ...pages])
    expect(many?.pages).toHaveLength(maxPages)
  })

  it.each([undefined, null, 7, {pages: [7], shared: 7, documents: null}])(
    'is nowhere where there is no answer: %j',
    (answer) => {
      const places = readListingPlaces(answer)
      const [uses] = readUses(answer, ['faq'])
      expect(uses && usageOf('faq', uses, places)).toEqual({
        isOnEveryPage: false,
        isOnEveryProfile: false,
        pages: [],
      })
    },
  )
})
