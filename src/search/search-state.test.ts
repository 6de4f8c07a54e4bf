import {jest} from '@jest/globals'
import {SanityClient} from '@sanity/client'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {LakeUnavailableError} from '#content/client/lake-transport.ts'
import {exampleCopy} from './testing/example-search.ts'

/** Content that the stub of the client returns. */
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
/** In the order of the list. */
let updates: {id: string; title: string}[] = []
let requestedIds: string[][] = []
let isDown = false

function respond(query: string, ids: string[]): unknown {
  if (isDown) throw new LakeUnavailableError('The content lake is down.')
  const listed = <Item extends {id: string}>(items: Item[]) =>
    items.filter(({id}) => ids.includes(id))
  const idsOf = (documents: {id: string}[]) => documents.map(({id}) => id)
  if (query.includes('"copy"'))
    return {settings: null, copy: exampleCopy, furtherQuestions, ...places}
  if (!query.includes('$ids'))
    return {
      pages: idsOf(pages),
      questions: idsOf(questions),
      guides: idsOf(guides),
      updates: idsOf(updates),
    }
  requestedIds.push(ids)
  return {
    people: [],
    areas: [],
    guides: listed(guides),
    pages: listed(pages).map(({id, path, refs}) => ({
      id,
      path,
      title: `Title of ${id}`,
      description: '',
      isHidden: false,
      status: null,
      parts: [{items: refs.map((ref) => ({_ref: ref}))}],
    })),
    questions: listed(questions).map((question) => ({
      isListed: null,
      description: 'An answer.',
      ...question,
    })),
    updates: listed(updates).map((update) => ({
      description: 'What changed.',
      highlights: null,
      ...update,
    })),
  }
}

const fetchStub = async (query: string, params: {ids?: string[]} = {}) =>
  await Promise.resolve(respond(query, params.ids ?? []))
Reflect.set(SanityClient.prototype, 'fetch', fetchStub)
const folder = mkdtempSync(join(tmpdir(), 'search-state-'))
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const {refreshSearch, searchState} = await import('./search-state.server.ts')

afterAll(() => rmSync(folder, {recursive: true, force: true}))

beforeEach(() => {
  pages = Array.from({length: 450}, (_, index) => ({
    id: `page-${index}`,
    path: `/page-${index}`,
    refs: index === 7 || index === 9 ? ['faq-1'] : [],
  }))
  questions = [{id: 'faq-1', title: 'Where is the lighthouse?'}]
  furtherQuestions = []
  guides = []
  places = {questionsPage: '/faq', guidesPage: '/guides'}
  updates = []
  requestedIds = []
  isDown = false
})

const resultPaths = (query: string) =>
  searchState()
    ?.index.find(query)
    .flatMap(({hits}) => hits.map(({entry}) => entry.path))

describe('refreshSearch', () => {
  it('reads everything in batches and finds what was changed and no longer what was removed (SEARCH-1)', async () => {
    await refreshSearch()
    expect(requestedIds.map((ids) => ids.length)).toEqual([200, 200, 51])
    expect(resultPaths('lighthouse')).toEqual(['/page-7'])
    questions = [{id: 'faq-2', title: 'Where is the windmill?'}]
    await refreshSearch()
    expect([resultPaths('windmill'), resultPaths('lighthouse')]).toEqual([['/faq'], []])
  })

  it('keeps the old index while the content lake is down', async () => {
    await refreshSearch()
    isDown = true
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    await refreshSearch()
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
    expect(resultPaths('lighthouse')).toEqual(['/page-7'])
  })

  it('skips documents without a title but finds unanswered questions', async () => {
    questions = [
      {id: 'faq-1', title: 'Where is the windmill?', description: null},
      {id: 'faq-2', title: null, isListed: true},
    ]
    const warned = jest.spyOn(console, 'warn').mockReturnValue(undefined)
    await refreshSearch()
    warned.mockRestore()
    expect(resultPaths('windmill')).toEqual(['/page-7'])
  })

  it('links documents to the pages that show them', async () => {
    questions = [
      {id: 'faq-2', title: 'How tall is it?', isListed: true},
      {id: 'faq-3', title: 'Where is the barn?'},
      {id: 'faq-4', title: 'How deep is it?', isListed: true},
    ]
    furtherQuestions = [...Array.from({length: 50}, (_, index) => `faq-${index + 10}`), 'faq-4']
    guides = [{id: 'guide', title: 'A guide', description: 'How to light it.'}]
    const ids = [...Array.from({length: 20}, (_, index) => `update-${index}`), 'update-last']
    updates = ids.map((id) => ({id, title: `Lantern ${id}`}))
    places = {questionsPage: '/answers', guidesPage: '/rules'}
    await refreshSearch()
    expect(['tall', 'barn', 'deep', 'guide', 'last'].flatMap(resultPaths)).toEqual([
      '/answers#how-tall-is-it',
      '/answers',
      '/answers/page-3#how-deep-is-it',
      '/rules',
      '/updates/page-2#update-last',
    ])
  })
})
