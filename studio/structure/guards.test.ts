import {singletonTypes} from '#shared/documents.ts'
import {fixedSetTypes} from '#shared/fixed-documents.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {guardActions, guardNewDocuments, guardTemplates} from './guards.ts'

const actions = [
  {action: 'publish' as const},
  {action: 'unpublish' as const},
  {action: 'duplicate' as const},
  {action: 'delete' as const},
  {action: 'discardChanges' as const},
]

const remaining = (type: string, id: string | undefined) =>
  guardActions(actions, type, id).map(({action}) => action)

describe('guards of a document that code finds by id or name', () => {
  it.each([...singletonTypes, ...fixedSetTypes])(
    'allow publishing %s, but not deleting, unpublishing or duplicating it',
    (type) => {
      expect(remaining(type, type)).toEqual(['publish', 'discardChanges'])
      expect(remaining(type, undefined)).toEqual(['publish', 'discardChanges'])
    },
  )

  it('keep custom actions, which have no name', () => {
    expect(guardActions([{}], 'footer', 'footer')).toEqual([{}])
  })

  it.each([...singletonTypes, ...fixedSetTypes])('prevent creating %s', (type) => {
    const [page, other] = [{schemaType: 'page'}, {schemaType: type}]
    expect(guardTemplates([other, page])).toEqual([page])
    expect(guardNewDocuments([{templateId: type}, {templateId: 'faq'}])).toEqual([
      {templateId: 'faq'},
    ])
  })

  it.each([
    ['formText', 'name'],
    ['emailText', 'name'],
    ['service', 'key'],
  ])('show the name by which code finds %s, read-only', (type, field) => {
    expect(fieldOf(type, field)).toMatchObject({readOnly: true})
  })
})

describe('guards of a page that code links to', () => {
  it.each([
    'page-home',
    'drafts.page-home',
    'page-early-access',
    'drafts.page-contact-received',
    'page-register-interest-left',
  ])('allow publishing %s, but not deleting, unpublishing, duplicating or moving it', (id) => {
    expect(remaining('page', id)).toEqual(['publish', 'discardChanges'])
    expect(isPathReadOnly(id)).toBe(true)
  })
})

describe('guards of other documents', () => {
  it('keep every action', () => {
    expect(guardActions(actions, 'page', 'page-about')).toEqual(actions)
    expect(guardActions(actions, 'page', undefined)).toEqual(actions)
  })

  it('allow moving a page', () => {
    expect(isPathReadOnly('page-about')).toBe(false)
    expect(isPathReadOnly(undefined)).toBe(false)
  })
})

type Described = {
  readonly name: string
  readonly fields?: readonly Described[]
  readonly readOnly?: unknown
}

function fieldOf(type: string, name: string): Described | undefined {
  const types: readonly Described[] = schemaTypes
  return types.find((it) => it.name === type)?.fields?.find((field) => field.name === name)
}

function isPathReadOnly(id: string | undefined): unknown {
  const readOnly: unknown = fieldOf('page', 'path')?.readOnly
  if (!isCondition(readOnly)) return readOnly
  return readOnly({document: id === undefined ? undefined : {_id: id}})
}

function isCondition(value: unknown): value is (context: {document?: unknown}) => unknown {
  return typeof value === 'function'
}
