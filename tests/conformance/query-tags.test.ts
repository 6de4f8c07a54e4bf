import {evaluateSync, type GroqNode, parse} from '#content-lake/query/groq-engine.ts'
import {nodesIn} from '#content-lake/query/walk-nodes.ts'
import {lookupsIn, cacheTagsForQuery} from '#cache-tags/query-tags.ts'
import {listSizes, listSlice} from '#routing/list-pages.ts'
import {documentTag, pathTag, cacheTagsForChange, typeTag} from '#cache-tags/cache-tags.ts'
import {listFields, slicedTypes, type ContentChange} from '#shared/content-change.ts'
import {everyPart, readSeed, type SeedDocument} from '#scripts/seed/read-seed.ts'
import {siteQueries} from '#tests/support/site-queries.ts'

const seed = await readSeed()
const referred = new Set([...everyPart(seed)].map(({_ref}) => _ref))

/** The queries that pages are rendered from. */
const pageQueries = siteQueries.filter((query) => !outsidePages(query))

function outsidePages(query: string): boolean {
  return (
    /\.path\.current|_type == "emailText"|_type == "update" && _id == \$id|\]\._id,|references\(\$ids\)/.test(
      query,
    ) || query.includes('$searchPage')
  )
}

describe('slice of a list', () => {
  it('has one of the types with a tag for the list’s order', () => {
    const types = siteQueries
      .flatMap((query) => lookupsIn(query))
      .flatMap(({isSlice, type}) => (isSlice ? [type] : []))
    expect([...new Set(types)].toSorted()).toEqual(slicedTypes)
  })

  const slices = siteQueries.flatMap(
    (query) =>
      query.match(/\*\[[^\]]*\]\s*\|\s*order\((?:[^()]|\([^()]*\))*\)\s*\[\S*\.\.\S*\]/g) ?? [],
  )

  it('is as long as a page of the list', () => {
    const lengthsOf = (key: string) =>
      siteQueries.flatMap((query) => {
        const found = new RegExp(`"${key}": ?\\*\\[[^\\[]*\\[(\\d+)\\.\\.\\.(\\d+)\\]`).exec(query)
        return found === null ? [] : [found.slice(1).map(Number)]
      })
    expect(new Set(lengthsOf('updates').flat())).toEqual(new Set([0, listSizes.timeline]))
    expect(new Set(lengthsOf('listedQuestions').flat())).toEqual(new Set([0, listSizes.faqs]))
    expect(lengthsOf('furtherQuestions').map(([first]) => first)).toContain(listSizes.faqs)
  })

  it('is filtered and ordered only by fields whose changes the webhook reports', () => {
    expect(slices.length).toBeGreaterThan(1)
    for (const slice of slices) {
      const names = [...nodesIn(parse(slice, {params: {...listSlice(1)}}))].flatMap(
        ({type, name}) => (type === 'AccessAttribute' ? [String(name)] : []),
      )
      // The id, the type and the creation date of a document never change.
      const known: readonly string[] = ['_id', '_type', '_createdAt', ...listFields]
      expect([slice, names.filter((name) => !known.includes(name))]).toEqual([slice, []])
    }
  })
})

describe('cache tags of a page', () => {
  const cases = pageQueries.flatMap((query) =>
    paramsOf(query).map((params) => ({query, params, name: nameOf(query, params)})),
  )

  it.each(cases)(
    'include every document that changes the page when published or deleted: $name',
    ({query, params}) => {
      const tree = parse(query, {params})
      const candidates = seed.filter(({_id}) => !isReferredTo(_id, params))
      const run = (dataset: SeedDocument[]) => {
        const result = evaluate(tree, dataset, params)
        const path = typeof params['path'] === 'string' ? [pathTag(params['path'])] : []
        const tags = [...path, ...cacheTagsForQuery(query, result)]
        return {result: JSON.stringify(result), tags: new Set(tags)}
      }
      const whole = run(seed)
      const [touched, others] = split(candidates, (document) =>
        touches(whole.tags, changeOf(document, 'delete')),
      )
      // One query without all of the others; one query for each of them would take too long.
      const isOther = new Set(others)
      const withoutOthers = run(seed.filter((document) => !isOther.has(document)))
      expect(withoutOthers.result).toBe(whole.result)
      let decisive = 0
      for (const document of touched) {
        const without = run(seed.filter((other) => other !== document))
        if (without.result === whole.result) continue
        decisive++
        const isSeen = touches(without.tags, changeOf(document, 'create'))
        expect([document._id, isSeen]).toEqual([document._id, true])
      }
      // Every document of some types is referenced, so none can be deleted.
      expect(decisive > 0 || touched.length === 0).toBe(true)
    },
  )

  // With a tag for each of 10,000 documents a page takes 15 s and is never fresh.
  it.each(cases)(
    'contain a single tag for a type that is listed as a whole: $name',
    ({query, params}) => {
      const tags = new Set(cacheTagsForQuery(query, evaluate(parse(query, {params}), seed, params)))
      const twice = seed.filter(
        ({_id, _type}) => tags.has(typeTag(_type)) && tags.has(documentTag(_id)),
      )
      expect(twice.map(({_id}) => _id)).toEqual([])
    },
  )

  it.each(cases)(
    'include no document whose edit does not change the page: $name',
    ({query, params}) => {
      const tree = parse(query, {params})
      const run = (dataset: SeedDocument[]) => evaluate(tree, dataset, params)
      const whole = run(seed)
      const tags = new Set(cacheTagsForQuery(query, whole))
      const [touched, others] = split(seed, (document) =>
        touches(tags, changeOf(document, 'update')),
      )
      const afterEditing = (documents: readonly SeedDocument[]) => {
        const isEdited = new Set(documents)
        return JSON.stringify(run(seed.map((other) => (isEdited.has(other) ? edit(other) : other))))
      }
      const text = JSON.stringify(whole)
      expect(afterEditing(others)).toBe(text)
      // A page may show only some fields of the documents that it refers to.
      const lookedUp = new Set(lookupsIn(query).map(({type}) => type))
      for (const document of touched.filter(({_type}) => lookedUp.has(_type))) {
        expect([document._id, afterEditing([document]) !== text]).toEqual([document._id, true])
      }
    },
  )
})

/** Evaluates a query with a table of ids, because a search for each reference would take most of the time. */
function evaluate(
  tree: GroqNode,
  dataset: SeedDocument[],
  params: Record<string, unknown>,
): unknown {
  const byId = new Map(dataset.map((document) => [document._id, document]))
  return evaluateSync(tree, {dataset, params, dereference: ({_ref}) => byId.get(_ref) ?? null})
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

const touches = (tags: ReadonlySet<string>, change: ContentChange) =>
  cacheTagsForChange(change).some((tag) => tags.has(tag))

function changeOf(document: SeedDocument, operation: ContentChange['operation']): ContentChange {
  const [path] = [...everyPart(document['path'])].map(({current}) => String(current))
  const address = {slug: path, previousSlug: path}
  return {_id: document._id, _type: document._type, ...address, operation, reordered: false}
}

/** Changes every text and list that an editor may change. */
function edit(document: SeedDocument): SeedDocument {
  const changed = Object.entries(document).map(([field, value]): [string, unknown] =>
    /^_|^key$|^path$/.test(field) || (field === 'name' && isFoundByName(document))
      ? [field, value]
      : [field, reworded(value)],
  )
  return {...document, ...Object.fromEntries(changed)}
}

const isFoundByName = ({_type}: SeedDocument) => /^(formText|emailText)$/.test(_type)

function reworded(value: unknown): unknown {
  if (typeof value === 'string') return `https://${value}`
  const added: unknown = {_type: 'added', key: 'added', address: 'added'}
  if (Array.isArray(value)) return value.map(renewed).concat(added)
  // Also changes nested objects, but not references.
  if (typeof value !== 'object' || value === null || '_ref' in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, child]: [string, unknown]) =>
      field.startsWith('_') ? [field, child] : [field, reworded(child)],
    ),
  )
}

/** Changes the key of an item, as if it was deleted and added again. */
function renewed(item: unknown): unknown {
  return typeof item === 'object' && item !== null && '_key' in item
    ? {...item, _key: `${String(item._key)}-renewed`}
    : item
}

const idsByPath = new Map(
  seed.flatMap(({_id, path}) => [...everyPart(path)].map(({current}) => [current, _id] as const)),
)

/** The lake refuses to delete referenced documents. The page itself is deleted anyway. */
function isReferredTo(id: string, {path}: Record<string, unknown>): boolean {
  return idsByPath.get(path) !== id && referred.has(id)
}

function nameOf(query: string, params: object): string {
  return `${query.slice(0, 30).replace(/\s+/g, ' ')}… ${JSON.stringify(params)}`
}

/** Returns parameters for a query: each path of the seed, each form, a doctor and a specialist. */
function paramsOf(query: string): Record<string, unknown>[] {
  if (query.includes('$path')) {
    return valuesOf('page', (page) => [...everyPart(page['path'])][0]?.['current']).map((path) => ({
      path,
    }))
  }
  if (query.includes('$slug')) {
    return [
      {slug: 'adaeze-thornbury', kind: 'doctor', service: 'gp'},
      {slug: 'leila-ashgrovian', kind: 'specialist', service: 'specialist'},
    ]
  }
  if (query.includes('$ids')) return [{ids: valuesOf('clinician', ({_id}) => _id)}]
  if (query.includes('$listStart')) return [{...listSlice(1)}]
  if (query.includes('$name')) return valuesOf('formText', ({name}) => name).map((name) => ({name}))
  return [{}]
}

function valuesOf(type: string, read: (document: SeedDocument) => unknown): unknown[] {
  return seed.filter(({_type}) => _type === type).map(read)
}
