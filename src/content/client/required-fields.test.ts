import {emptyFields} from './required-fields.ts'

describe('emptyFields', () => {
  const required = {title: true, menus: true, company: true} as const

  it('returns nothing for a complete document', () => {
    expect(emptyFields({title: 'A', menus: [{}], company: {}, note: null}, required)).toEqual([])
  })

  it.each([
    ['absent', {}],
    ['null', {title: null, menus: null, company: null}],
  ])('returns fields that are %s', (_, document) => {
    expect(emptyFields(document, required)).toEqual(['title', 'menus', 'company'])
  })

  it('treats blank text and empty lists as missing', () => {
    expect(emptyFields({title: ' ', menus: [], company: {}}, required)).toEqual(['title', 'menus'])
  })
})
