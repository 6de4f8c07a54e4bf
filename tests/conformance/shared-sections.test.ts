import {evaluateSync, parse} from '#content-lake/query/groq-engine.ts'
import {startTestLake} from '#content-lake/testing/lake.ts'
import {cacheTagsForSearches} from '#cache-tags/query-tags.ts'
import type {PageSection} from '#content/section-props.ts'
import {documentTag, cacheTagsFor, typeTag} from '#cache-tags/cache-tags.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {fetchSearchContent} from '#search/fetch-search-content.server.ts'
import {presentSections} from '#sections/present-sections.ts'
import {readOpenTasks, openTasksParams, openTasksQuery} from '#studio/open-tasks/task-lists.ts'
import {inMemoryClient} from '#tests/support/in-memory-client.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const lake = await startTestLake()
afterAll(() => lake.remove())
const pageQuery =
  siteQueries.find((query) => query.includes('\n  _updatedAt,\n  title,\n  "path"')) ?? ''

const ask = (query: string, dataset: readonly object[], params: Record<string, unknown> = {}) =>
  evaluateSync(parse(query, {params}), {dataset, params})

interface Found {
  readonly sections: (PageSection | {_key: string; _type?: undefined})[]
}

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'sections' in value

/** Returns the result of the page query for a path. */
function pageAt(path: string, dataset: readonly object[]): Found {
  const found = ask(pageQuery, dataset, {path})
  if (!isFound(found)) throw new Error(`No page stands at ${path}`)
  return found
}

const tagsAt = (path: string, dataset: readonly object[]) => {
  const found = pageAt(path, dataset)
  return new Set([...cacheTagsFor(found), ...cacheTagsForSearches(pageQuery, found)])
}

/** Creates a page with sections of its own or references to shared ones. */
const page = (id: string, sections: readonly object[]) => ({
  _id: id,
  _type: 'page',
  title: id,
  path: {current: `/${id}`},
  breadcrumb: `Here is ${id}`,
  seo: {title: id, description: id},
  sections,
})
const reference = (id: string) => ({_type: 'reference', _ref: id, _key: `at-${id}`})
const shared = (id: string, ...section: readonly object[]) => ({
  _id: id,
  _type: 'sharedSection',
  title: id,
  section,
})
const hero = {_type: 'pageHero', _key: 'hero', headline: 'Kept once', anchor: 'once'}

it('a page is the older of two documents at its path', () => {
  const older = {...page('here', [hero]), _id: 'older', _createdAt: '2026-01-01T00:00:00Z'}
  const newer = {...page('here', []), _id: 'a-newer', _createdAt: '2026-01-02T00:00:00Z'}
  expect(pageAt('/here', [newer, older])).toMatchObject({_id: 'older'})
})

describe('shared section (decision 74)', () => {
  it('is read like a section of the page, with the key of its reference', () => {
    const here = pageAt('/here', [page('here', [{...hero, _key: 'at-one'}])])
    const there = pageAt('/here', [page('here', [reference('one')]), shared('one', hero)])
    expect(there.sections).toEqual(here.sections)
    expect(there.sections).toMatchObject([
      {_key: 'at-one', headline: 'Kept once', anchor: 'once', breadcrumb: 'Here is here'},
    ])
  })

  it.each([
    ['not published', []],
    ['empty', [shared('one')]],
    ['of a type that is not a section', [shared('one', {_key: 'none'})]],
  ])(
    'renders nothing when it is %s, and the page depends only on its document',
    (_what, documents) => {
      const dataset = [page('here', [reference('one'), {...hero, _key: 'own'}]), ...documents]
      expect(presentSections(pageAt('/here', dataset).sections)).toMatchObject([{_key: 'own'}])
      const tags = tagsAt('/here', dataset)
      expect(tags).toContain(documentTag('one'))
      expect(tags).not.toContain(typeTag('sharedSection'))
    },
  )

  it('invalidates the pages that use it and no others', () => {
    const dataset = [
      page('with', [reference('one')]),
      page('too', [hero, reference('one')]),
      page('without', [reference('two')]),
      shared('one', hero),
      shared('two', hero),
    ]
    const stale = ['with', 'too', 'without'].filter((id) =>
      tagsAt(`/${id}`, dataset).has(documentTag('one')),
    )
    expect(stale).toEqual(['with', 'too'])
  })
})

describe('Studio queries on shared sections', () => {
  it('find placeholders and links in shared sections', () => {
    const params = openTasksParams(new Date('2026-11-22T12:00:00Z'))
    const waiting = (documents: readonly object[]) =>
      readOpenTasks(ask(openTasksQuery, documents, {...params}))
    const examples = shared('examples', {_type: 'workedExamples', badge: 'Example'})
    expect(waiting([examples])['placeholders']).toEqual(['examples'])

    const link = shared('link', {...hero, primary: {page: {_ref: 'alone'}}})
    const alone = page('alone', [])
    const user = page('user', [reference('link')])
    const unlinked = (...documents: readonly object[]) => waiting(documents)['unlinked']
    expect(unlinked(alone, link)).toEqual(['alone'])
    expect(unlinked({...alone, sections: [reference('link')]}, link)).toEqual(['alone'])
    expect(unlinked(alone, link, user)).toEqual(['user'])
  })
})

describe('search of shared sections', () => {
  it('finds their text on each page that uses them, and questions that appear nowhere else', async () => {
    const question = {...seed.find(({_id}) => _id === 'faq-gp-2'), _id: 'faq-of-a-test'}
    const unlisted = {...question, question: 'Is this shared?', isListed: false}
    const list = {
      _type: 'faqs',
      layout: 'chosen',
      items: [{_type: 'reference', _ref: 'faq-of-a-test'}],
    }
    const dataset = [
      ...seed,
      unlisted,
      shared('questions', list),
      page('with', [reference('questions')]),
    ]
    const {entries} = await fetchSearchContent(inMemoryClient(dataset))
    const saying = entries.filter(({text}) => text.includes('Where should I go?'))
    expect(saying.map(({path}) => path).toSorted()).toEqual(['/clinical-safety'])
    expect(entries.find(({id}) => id === 'faq-of-a-test')?.path).toBe('/with')
    expect(entries.find(({kind}) => kind === 'guides')?.path).toBe('/providers/policies')
  })
})

describe('click-to-edit', () => {
  it('opens the document of a shared section, and the page for other sections', async () => {
    await lake.client
      .transaction()
      .create(shared('one', hero))
      .create(page('here', [{...hero, _key: 'own'}, reference('one')]))
      .commit()
    const {resultSourceMap} = await lake.client.fetch<unknown>(
      pageQuery,
      {path: '/here'},
      {filterResponse: false, resultSourceMap: 'withKeyArraySelector'},
    )
    if (!resultSourceMap) throw new Error('there is no source map')
    const {documents, mappings, paths} = resultSourceMap
    const originOf = (index: number) => {
      const source = mappings[`$['sections'][${index}]['headline']`]?.source
      return source?.type === 'documentValue'
        ? `${documents[source.document]?._id ?? ''} ${paths[source.path] ?? ''}`
        : Object.keys(mappings)
    }
    expect(originOf(0)).toBe("here $['sections'][?(@._key=='own')]['headline']")
    expect(originOf(1)).toBe("one $['section'][?(@._key=='hero')]['headline']")
  })
})
