import {singletonTypes} from '#shared/documents.ts'
import {fixedSetTypes} from '#shared/fixed-documents.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {guardActions, guardNewDocuments, guardTemplates} from './guards.ts'

const actions = (['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges'] as const).map(
  (action) => ({action}),
)

const [page, faq] = [{schemaType: 'page'}, {templateId: 'faq'}]

const remaining = (type: string, id: string | undefined) =>
  guardActions(actions, type, id).map(({action}) => action)

describe('guards of a document that code finds by id or name', () => {
  it.each([...singletonTypes, ...fixedSetTypes])(
    'allow publishing %s, but not creating, deleting, unpublishing or duplicating it',
    (type) => {
      expect(remaining(type, undefined)).toEqual(['publish', 'discardChanges'])
      expect(guardTemplates([{schemaType: type}, page])).toEqual([page])
      expect(guardNewDocuments([{templateId: type}, faq])).toEqual([faq])
    },
  )

  it('keep custom actions, which have no name', () => {
    expect(guardActions([{}], 'footer', 'footer')).toEqual([{}])
  })

  it.each([
    ['formText', 'name'],
    ['emailText', 'name'],
    ['service', 'key'],
  ])('show the name by which code finds %s, read-only', (type, field) => {
    expect(fieldOf(type, field)).toMatchObject({readOnly: true})
  })
})

describe('guards of a page', () => {
  it.each(['page-home', 'drafts.page-contact-received', 'page-register-interest-left'])(
    'allow publishing %s, but not deleting, unpublishing, duplicating or moving it',
    (id) => {
      expect(remaining('page', id)).toEqual(['publish', 'discardChanges'])
      expect(isPathReadOnly(id)).toBe(true)
    },
  )

  it.each(['page-about', undefined])('allow everything for %s', (id) => {
    expect(guardActions(actions, 'page', id)).toEqual(actions)
    expect(isPathReadOnly(id)).toBe(false)
  })
})

interface Described {
  readonly name: string
  readonly fields?: readonly Described[]
  readonly readOnly?: unknown
}

function fieldOf(type: string, name: string): Described | undefined {
  const types: readonly Described[] = schemaTypes
  return types.find((it) => it.name === type)?.fields?.find((field) => field.name === name)
}

function isPathReadOnly(_id: string | undefined): unknown {
  const readOnly: unknown = fieldOf('page', 'path')?.readOnly
  const context = {document: _id === undefined ? undefined : {_id}}
  return typeof readOnly === 'function' ? Reflect.apply(readOnly, null, [context]) : readOnly
}
