import {singletonTypes} from './documents.ts'
import {fixedSetTypes, isClosedType, isFixedDocument, permanentPathOf} from './fixed-documents.ts'
import {fixedPaths} from './fixed-pages.ts'

describe('documents that code finds by id, name or address', () => {
  it.each([...singletonTypes, ...fixedSetTypes])('include every %s', (type) => {
    expect(isClosedType(type)).toBe(true)
    expect(isFixedDocument(type, undefined)).toBe(true)
    expect(isFixedDocument(type, 'any')).toBe(true)
  })

  it('include Home and each page that forms and e-mails lead to, and their drafts', () => {
    expect(permanentPathOf('page-home')).toBe('/')
    expect(permanentPathOf('drafts.page-home')).toBe('/')
    for (const path of fixedPaths) {
      const id = `page${path.replaceAll('/', '-')}`
      expect([id, permanentPathOf(id)]).toEqual([id, path])
      expect(isFixedDocument('page', `drafts.${id}`)).toBe(true)
    }
  })

  it('are no others', () => {
    expect(isFixedDocument('page', 'page-about')).toBe(false)
    expect(isFixedDocument('page', undefined)).toBe(false)
    expect(isFixedDocument('faq', 'page-home-of-nobody')).toBe(false)
    expect(isClosedType('page')).toBe(false)
  })
})
