import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {lookupsIn, tagsOfAnswer} from '#content/query-tags.ts'
import type {DocumentType} from '#model/documents.ts'
import {tagsOfChange} from '#model/tags.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {shownOnQuery} from '#studio/presentation/shown-on.ts'
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
