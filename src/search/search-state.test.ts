import {jest} from '@jest/globals'
import {SanityClient} from '@sanity/client'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {exampleCopy} from './testing/example-search.ts'

/** Content that the stub of the client returns, and the ids requested from it. */
let pages: {id: string; path: string; refs: string[]}[] = []
let questions: {
  id: string
  title: string | null
  isListed?: boolean
  description?: string | null
}[] = []
let furtherQuestions: string[] = []
let guides: {id: string; title: string; description: string}[] = []
let places = {questionsPage: '/faq', guidesPage: '/guides'}
let updates: {id: string; title: string; date: string}[] = []
let requestedIds: string[][] = []
let queryCount = 0

const listed = <Item extends {id: string}>(items: Item[], ids: string[]) =>
  items.filter(({id}) => ids.includes(id))

function respond(query: string, ids: string[]): unknown {
  queryCount += 1
  if (query.includes('"copy"'))
    return {settings: null, copy: exampleCopy, furtherQuestions, ...places}
  const none = {people: [], guides: [], areas: []}
  if (!query.includes('$ids')) {
    const [pageIds, questionIds, updateIds, guideIds] = [pages, questions, updates, guides].map(
      (documents) => documents.map(({id}) => id),
    )
    return {...none, pages: pageIds, questions: questionIds, updates: updateIds, guides: guideIds}
  }
  requestedIds.push(ids)
  return {
    ...none,
    guides: listed(guides, ids),
    pages: listed(pages, ids).map(({id, path, refs}) => ({
      id,
      path,
      title: `Title of ${id}`,
      description: '',
      isHidden: false,
      parts: [{items: refs.map((ref) => ({_ref: ref}))}],
    })),
    questions: listed(questions, ids).map((question) => ({
      isListed: null,
      description: 'An answer.',
      ...question,
    })),
    updates: listed(updates, ids).map((update) => ({
      description: 'What changed.',
      highlights: null,
      ...update,
    })),
  }
}

const fetchStub = (query: string, params: {ids?: string[]} = {}) =>
  Promise.resolve(respond(query, params.ids ?? []))
Reflect.set(SanityClient.prototype, 'fetch', fetchStub)
const folder = mkdtempSync(join(tmpdir(), 'search-state-'))
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const {refreshSearch, searchState} = await import('./search-state.server.ts')

afterAll(() => rmSync(folder, {recursive: true, force: true}))

beforeEach(async () => {
  pages = Array.from({length: 450}, (_, index) => ({
    id: `page-${index}`,
    path: `/page-${index}`,
    refs: index === 7 ? ['faq-1'] : [],
  }))
  questions = [{id: 'faq-1', title: 'Where is the lighthouse?'}]
  furtherQuestions = []
  guides = []
  places = {questionsPage: '/faq', guidesPage: '/guides'}
  updates = []
  await refreshSearch()
  requestedIds = []
  queryCount = 0
})

const resultPaths = (query: string) =>
  searchState()
    ?.index.find(query)
    .flatMap(({hits}) => hits.map(({entry}) => entry.path))

describe('search after a publication', () => {
  it('fetches only changed documents (SEARCH-1)', async () => {
    questions = [{id: 'faq-1', title: 'Where is the windmill?'}]
    await refreshSearch([{_id: 'faq-1', _type: 'faq', operation: 'update'}])
    expect(requestedIds).toEqual([['faq-1']])
    expect(resultPaths('windmill')).toEqual(['/page-7'])
    expect(resultPaths('lighthouse')).toEqual([])
  })

  it('skips documents without a title but finds unanswered questions', async () => {
    questions = [
      {id: 'faq-1', title: 'Where is the windmill?', description: null},
      {id: 'faq-2', title: null, isListed: true},
      {id: 'faq-3', title: 'Where is the barn?'},
    ]
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    await refreshSearch()
    warned.mockRestore()
    expect([resultPaths('windmill'), resultPaths('barn')]).toEqual([['/page-7'], ['/faq']])
  })

  it('sends no query for changes outside the search', async () => {
    await refreshSearch([{_id: 'footer', _type: 'footer', operation: 'update'}])
    expect(queryCount).toBe(0)
  })

  it('fetches the symptom card again when it changes', async () => {
    await refreshSearch([{_id: 'care-111', _type: 'careCard', operation: 'update'}])
    expect(queryCount).toBeGreaterThan(0)
  })

  it('updates the page of a moved question', async () => {
    expect(resultPaths('lighthouse')).toEqual(['/page-7'])
    pages = pages.map((page) => ({...page, refs: page.id === 'page-9' ? ['faq-1'] : []}))
    await refreshSearch([
      {_id: 'page-7', _type: 'page', operation: 'update'},
      {_id: 'page-9', _type: 'page', operation: 'update'},
    ])
    expect(resultPaths('lighthouse')).toEqual(['/page-9'])
    pages = pages.filter(({id}) => id !== 'page-9')
    await refreshSearch([{_id: 'page-9', _type: 'page', operation: 'delete'}])
    expect(resultPaths('lighthouse')).toEqual(['/faq'])
  })

  it('follows the pages of questions and guides when they move', async () => {
    questions = [
      {id: 'faq-2', title: 'How tall is it?', isListed: true},
      {id: 'faq-3', title: 'Where is the barn?'},
    ]
    guides = [{id: 'guide', title: 'A guide', description: 'How to light it.'}]
    await refreshSearch()
    expect(resultPaths('guide')).toEqual(['/guides'])
    places = {questionsPage: '/answers', guidesPage: '/rules'}
    await refreshSearch([{_id: 'page-1', _type: 'page', operation: 'update'}])
    expect(['tall', 'barn', 'guide'].flatMap(resultPaths)).toEqual([
      '/answers#how-tall-is-it',
      '/answers',
      '/rules',
    ])
  })

  it('links a listed question to its list page after changes', async () => {
    questions = [{id: 'faq-2', title: 'How tall is it?', isListed: true}]
    furtherQuestions = [...Array.from({length: 50}, (_, index) => `faq-${index + 10}`), 'faq-2']
    await refreshSearch()
    expect(resultPaths('tall')).toEqual(['/faq/page-3#how-tall-is-it'])
    furtherQuestions = []
    await refreshSearch([{_id: 'faq-10', _type: 'faq', operation: 'delete'}])
    expect(resultPaths('tall')).toEqual(['/faq#how-tall-is-it'])
  })

  it('links an update to its list page after changes (UPD-1)', async () => {
    const update = (id: string, date: string) => ({id, title: `Title of ${id}`, date})
    updates = [
      update('update-lantern', '2025-09-01'),
      ...Array.from({length: 19}, (_, index) => update(`update-${index}`, '2025-10-01')),
    ]
    await refreshSearch()
    expect(resultPaths('lantern')).toEqual(['/updates#update-lantern'])

    updates = [...updates, update('update-new', '2026-01-01')]
    await refreshSearch([{_id: 'update-new', _type: 'update', operation: 'create'}])
    expect(resultPaths('lantern')).toEqual(['/updates/page-2#update-lantern'])
    expect(requestedIds.at(-1)).toEqual(['update-new'])

    updates = updates.map((each) => (each.id === 'update-3' ? {...each, date: '2024-01-01'} : each))
    await refreshSearch([{_id: 'update-3', _type: 'update', operation: 'update'}])
    expect(resultPaths('lantern')).toEqual(['/updates#update-lantern'])

    updates = updates.filter(({id}) => id !== 'update-new')
    await refreshSearch([{_id: 'update-new', _type: 'update', operation: 'delete'}])
    expect(resultPaths('lantern')).toEqual(['/updates#update-lantern'])
  })

  it('orders updates of the same day by id, as on the page (UPD-1)', async () => {
    const ids = ['lantern', 'a', ...Array.from({length: 19}, (_, index) => `b-${index}`)]
    updates = ids.map((id) => ({id: `update-${id}`, title: id, date: '2025-10-01'}))
    await refreshSearch()
    expect(resultPaths('lantern')).toEqual(['/updates/page-2#update-lantern'])
  })

  it('fetches everything in batches', async () => {
    await refreshSearch()
    expect(requestedIds.map((ids) => ids.length)).toEqual([200, 200, 51])
  })
})
