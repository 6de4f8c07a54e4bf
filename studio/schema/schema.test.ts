import {isStegaExcluded} from '#shared/stega-exclusions.ts'
import {collectionTypes, singletonTypes} from '#shared/documents.ts'
import {sectionTypes} from '#studio/schema/sections.ts'
import {maxFieldsWithoutTabs} from './assemble/section-tabs.ts'
import {isAnchor} from './define-section.ts'
import {letterLimitOf} from './letter-limit.ts'
import {schemaTypes} from './schema.ts'

type Described = {
  readonly name?: string
  readonly title?: string
  readonly group?: string | readonly string[]
  readonly groups?: readonly {readonly name: string; readonly default?: boolean}[]
  readonly type?: string
  readonly description?: unknown
  readonly preview?: unknown
  readonly options?: unknown
  readonly fields?: readonly Described[]
  readonly of?: readonly Described[]
}

/** The declared types, read as what they have in common. */
const types: readonly Described[] = schemaTypes

/** Every field of a type with the path that leads to it, also those of objects and array members in it. */
function fieldsOf(type: Described, path: string): {path: string; field: Described}[] {
  const own = (type.fields ?? []).flatMap((field) => {
    const at = `${path}.${field.name ?? '?'}`
    return [{path: at, field}, ...fieldsOf(field, at)]
  })
  return [
    ...own,
    ...(type.of ?? []).flatMap((member) => fieldsOf(member, `${path}[${member.name ?? '?'}]`)),
  ]
}

const fields = types.flatMap((type) => fieldsOf(type, type.name ?? '?'))

/** Array members that are objects, whether named or written in place. */
const memberObjects = [...types.map((type) => ({path: type.name ?? '?', field: type})), ...fields]
  .flatMap(({path, field}) => (field.of ?? []).map((member) => ({path, member})))
  .map(({path, member}) => ({
    path,
    member: types.find(({name}) => name === member.type) ?? member,
  }))
  .filter(({member}) => member.fields !== undefined)

const hasList = (options: unknown) =>
  typeof options === 'object' && options !== null && 'list' in options

const namesOfType = (type: string) =>
  types.filter((candidate) => candidate.type === type).map(({name}) => name)

const previewless = (candidates: readonly {path: string; member: Described}[]) =>
  candidates
    .filter(({member}) => member.preview === undefined)
    .map(({path, member}) => `${path} ${member.name ?? '?'}`)

const documentTypes = namesOfType('document').filter((name) => !isSingleton(name ?? ''))

/** What says of a document where it stands: by these names in every type that has them. */
const isState = (name: string) => ['status', 'state', 'reviewedOn'].includes(name)

function isSingleton(name: string): boolean {
  return singletonTypes.some((type) => type === name)
}

/** What the row of a document in a list is made of: the paths of the fields, and that of its picture. */
function shownInLists(type: Described | undefined): {paths: string[]; media: string | undefined} {
  const preview = type?.preview
  const select: unknown =
    typeof preview === 'object' && preview !== null ? Reflect.get(preview, 'select') : undefined
  const entries = Object.entries(typeof select === 'object' && select !== null ? select : {})
  const paths = entries.map(([, path]) => String(path))
  return {paths, media: paths[entries.findIndex(([key]) => key === 'media')]}
}

describe('the schema', () => {
  it('has the documents of the model, no more and no fewer', () => {
    expect(namesOfType('document').sort()).toEqual([...singletonTypes, ...collectionTypes].sort())
  })

  it('has the sections of the model, and pages offer exactly these and shared ones', () => {
    const page = types.find(({name}) => name === 'page')
    const sections = page?.fields?.find(({name}) => name === 'sections')
    expect(sections?.of?.map(({type}) => type)).toEqual([...sectionTypes, 'reference'])
    expect(namesOfType('object')).toEqual(expect.arrayContaining([...sectionTypes]))
  })

  it('keeps a shared section in a document of its own, which holds one, and no shared one again', () => {
    const shared = types.find(({name}) => name === 'sharedSection')
    const section = shared?.fields?.find(({name}) => name === 'section')
    expect(section?.of?.map(({type}) => type)).toEqual([...sectionTypes])
  })

  it('gives every section a field for an anchor', () => {
    for (const name of sectionTypes) {
      const section = types.find((type) => type.name === name)
      expect(section?.fields?.map((field) => field.name)).toContain('anchor')
    }
  })

  it('explains every field to an editor in a sentence', () => {
    expect(fields.length).toBeGreaterThan(200)
    const unexplained = fields.filter(
      ({field}) =>
        typeof field.description !== 'string' || !/^[A-Z0-9].+\.$/.test(field.description),
    )
    expect(unexplained.map(({path}) => path)).toEqual([])
  })

  it('says more of a field than its name, in three words or more', () => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/^(?:the|an?) |\.$/g, '')
    const idle = fields.filter(({field: {title = '', description}}) => {
      const text = String(description)
      return plain(text) === plain(title) || text.split(' ').length < 3
    })
    expect(idle.map(({path}) => path)).toEqual([])
  })

  it('names every field in words', () => {
    const unnamed = fields.filter(({field}) => !/^[A-Z].+$/.test(field.title ?? ''))
    expect(unnamed.map(({path}) => path)).toEqual([])
    // As Sanity would name it by itself, each word with a capital.
    const odd = fields.filter(({field}) => / (Label|Heading|Text|Url|Seo)$/.test(field.title ?? ''))
    expect(odd.map(({path}) => path)).toEqual([])
  })

  it('divides long forms into tabs, and puts each field on one of them', () => {
    const long = types.filter(({fields: own}) => (own?.length ?? 0) > maxFieldsWithoutTabs)
    expect(long.length).toBeGreaterThan(20)
    for (const {name, groups = [], fields: own = []} of long) {
      const tabs = groups.map((group) => group.name)
      const used = own.map(({group}) => group)
      expect([name, groups.filter((group) => group.default).length]).toEqual([name, 1])
      expect([name, new Set(used)]).toEqual([name, new Set(tabs)])
    }
  })

  it('lays long lists of small words out in two columns', () => {
    const long = fields.filter(({field}) => (field.fields?.length ?? 0) > maxFieldsWithoutTabs)
    expect(long.length).toBeGreaterThan(3)
    for (const {path, field} of long) expect([path, field.options]).toEqual([path, {columns: 2}])
  })

  it('begins no form with a field that nobody can change', () => {
    const first = types.flatMap(({name, fields: own = []}) =>
      own[0] !== undefined && 'readOnly' in own[0] ? [name] : [],
    )
    expect(first).toEqual([])
  })

  it('says beside every text with a best length how many letters fit', () => {
    const limited = fields.filter(({field}) => letterLimitOf(field.options) !== undefined)
    expect(limited.map(({path}) => path).sort()).toEqual([
      'emailText.preheader',
      'emailText.subject',
      'hero.headline',
      'notFound.seoDescription',
      'notFound.seoTitle',
      'seo.description',
      'seo.title',
      'siteSettings.defaultDescription',
    ])
  })

  it('shows every document by something an editor recognises', () => {
    const documents = types.filter(({type}) => type === 'document')
    expect(previewless(documents.map((member) => ({path: 'document', member})))).toEqual([])
  })

  it.each(documentTypes)('shows in lists the picture and the state of %s', (name) => {
    const type = types.find((candidate) => candidate.name === name)
    const shown = shownInLists(type)
    const own = type?.fields ?? []
    const pictures = own.filter(({type: of}) => of === 'picture' || of === 'image')
    if (pictures.length > 0) {
      expect(pictures.map((field) => field.name)).toContain(shown.media?.split('.')[0])
    }
    const states = own.filter((field) => field.type === 'boolean' || isState(field.name ?? ''))
    expect(states.filter((field) => !shown.paths.includes(field.name ?? '?'))).toEqual([])
  })

  it('shows every object in a list by something an editor recognises', () => {
    expect(memberObjects.length).toBeGreaterThan(20)
    expect(previewless(memberObjects)).toEqual([])
  })

  it('keeps the marks of click-to-edit out of every choice', () => {
    const choices = fields.filter(({field}) => hasList(field.options))
    expect(choices.length).toBeGreaterThan(10)
    expect(
      choices.filter(({field}) => !isStegaExcluded('page', [field.name])).map(({path}) => path),
    ).toEqual([])
  })

  it('uses only types that exist', () => {
    const known = new Set([
      ...types.map(({name}) => name),
      ...'array block boolean date document file geopoint image number object reference slug string text url'.split(
        ' ',
      ),
    ])
    const unknown = [
      ...fields,
      ...memberObjects.map(({path, member}) => ({path, field: member})),
    ].filter(({field}) => !known.has(field.type ?? 'object'))
    expect(unknown).toEqual([])
  })
})

describe('an anchor', () => {
  it.each([
    ['faq', true],
    ['how-it-works', true],
    ['FAQ', false],
    ['two words', false],
    ['#faq', false],
    ['', false],
  ])('%j is usable: %j', (anchor, usable) => {
    expect(isAnchor(anchor)).toBe(usable)
  })
})
