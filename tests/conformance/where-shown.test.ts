import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {lookupsIn, tagsOfAnswer} from '#content/query-tags.ts'
import {tagsOfChange} from '#model/tags.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
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
