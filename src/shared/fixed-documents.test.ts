import {singletonTypes} from './documents.ts'
import {fixedSetTypes, isClosedType, isFixedDocument, permanentPathOf} from './fixed-documents.ts'
import {fixedPaths} from './fixed-pages.ts'

describe('fixed documents', () => {
  it.each([...singletonTypes, ...fixedSetTypes])('include every %s document', (type) => {
    expect(isClosedType(type)).toBe(true)
    expect(isFixedDocument(type, undefined)).toBe(true)
    expect(isFixedDocument(type, 'any')).toBe(true)
  })

  it('include Home and pages that forms and emails link to, and their drafts', () => {
    expect(permanentPathOf('page-home')).toBe('/')
    expect(permanentPathOf('drafts.page-home')).toBe('/')
    for (const path of fixedPaths) {
      const id = `page${path.replaceAll('/', '-')}`
      expect([id, permanentPathOf(id)]).toEqual([id, path])
      expect(isFixedDocument('page', `drafts.${id}`)).toBe(true)
    }
  })

  it('include no other documents', () => {
    expect(isFixedDocument('page', 'page-about')).toBe(false)
    expect(isFixedDocument('page', undefined)).toBe(false)
    expect(isFixedDocument('faq', 'page-home-page')).toBe(false)
    expect(isClosedType('page')).toBe(false)
  })
})
