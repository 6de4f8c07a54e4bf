import {singletonTypes} from '#model/documents.ts'
import {guardActions, guardNewDocuments, guardTemplates} from './singletons.ts'

const actions = [
  {action: 'publish' as const},
  {action: 'unpublish' as const},
  {action: 'duplicate' as const},
  {action: 'delete' as const},
  {action: 'discardChanges' as const},
]

describe('a document of which there is exactly one', () => {
  it.each(singletonTypes)('can be published but not ended or doubled: %s', (type) => {
    expect(guardActions(actions, type, type).map(({action}) => action)).toEqual([
      'publish',
      'discardChanges',
    ])
  })

  it('keeps actions of our own, which have no name', () => {
    expect(guardActions([{}], 'footer', 'footer')).toEqual([{}])
  })

  it('cannot be created from a template', () => {
    expect(guardTemplates([{schemaType: 'footer'}, {schemaType: 'page'}])).toEqual([
      {schemaType: 'page'},
    ])
  })

  it('is not on the menu for new documents', () => {
    expect(guardNewDocuments([{templateId: 'siteSettings'}, {templateId: 'faq'}])).toEqual([
      {templateId: 'faq'},
    ])
  })
})

describe('a page that code leads to', () => {
  it.each(['page-early-access', 'drafts.page-contact-received', 'page-register-interest-left'])(
    'can be published but not ended or doubled: %s',
    (id) => {
      expect(guardActions(actions, 'page', id).map(({action}) => action)).toEqual([
        'publish',
        'discardChanges',
      ])
    },
  )
})

describe('a document of which there are many', () => {
  it('keeps every action', () => {
    expect(guardActions(actions, 'page', 'page-about')).toEqual(actions)
    expect(guardActions(actions, 'page', undefined)).toEqual(actions)
  })
})
