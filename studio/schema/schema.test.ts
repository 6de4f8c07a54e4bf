import {isStegaExcluded} from '#shared/stega-exclusions.ts'
import {sectionTypes} from '#studio/schema/sections.ts'
import {maxFieldsInOneColumn} from './fields.ts'
import {isAnchor} from './define-section.ts'
import {schemaTypes} from './schema.ts'

type Described = {
  readonly name?: string
  readonly group?: string | readonly string[]
  readonly groups?: readonly {readonly name: string; readonly default?: boolean}[]
  readonly type?: string
  readonly preview?: unknown
  readonly options?: unknown
  readonly fields?: readonly Described[]
  readonly of?: readonly Described[]
}

const types: readonly Described[] = schemaTypes

/** Lists the fields of a type at any depth, with their paths. */
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

/** Array members that are objects, named or inline. */
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

describe('schema', () => {
  it('declares the sections of the content model, which pages offer in addition to shared ones', () => {
    const page = types.find(({name}) => name === 'page')
    const sections = page?.fields?.find(({name}) => name === 'sections')
    expect(sections?.of?.map(({type}) => type)).toEqual([...sectionTypes, 'reference'])
    expect(namesOfType('object')).toEqual(expect.arrayContaining([...sectionTypes]))
  })

  it('allows exactly one section in a shared section, and no nested shared one', () => {
    const shared = types.find(({name}) => name === 'sharedSection')
    const section = shared?.fields?.find(({name}) => name === 'section')
    expect(section?.of?.map(({type}) => type)).toEqual([...sectionTypes])
  })

  it('divides long forms into tabs and assigns each field to one', () => {
    const long = types.filter(({fields: own}) => (own?.length ?? 0) > maxFieldsInOneColumn)
    expect(long.length).toBeGreaterThan(20)
    for (const {name, groups = [], fields: own = []} of long) {
      const tabs = groups.map((group) => group.name)
      const used = own.map(({group}) => group)
      expect([name, groups.filter((group) => group.default).length]).toEqual([name, 1])
      expect([name, new Set(used)]).toEqual([name, new Set(tabs)])
    }
  })

  it('previews every document and every object in a list by a recognisable field', () => {
    const documents = types.filter(({type}) => type === 'document')
    expect(memberObjects.length).toBeGreaterThan(20)
    expect(previewless(documents.map((member) => ({path: 'document', member})))).toEqual([])
    expect(previewless(memberObjects)).toEqual([])
  })

  it('excludes every choice from click-to-edit markers', () => {
    const choices = fields.filter(({field}) => hasList(field.options))
    expect(choices.length).toBeGreaterThan(10)
    expect(
      choices.filter(({field}) => !isStegaExcluded('page', [field.name])).map(({path}) => path),
    ).toEqual([])
  })
})

describe('isAnchor', () => {
  it.each([
    ['faq', true],
    ['how-it-works', true],
    ['FAQ', false],
    ['two words', false],
    ['#faq', false],
    ['', false],
  ])('given %j, returns %j', (anchor, usable) => {
    expect(isAnchor(anchor)).toBe(usable)
  })
})
