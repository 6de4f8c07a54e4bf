import {emptyFields} from './required-fields.ts'

describe('emptyFields', () => {
  const required = {title: true, menus: true, company: true} as const

  it('finds nothing in a document in which everything is filled in', () => {
    expect(emptyFields({title: 'A', menus: [{}], company: {}, note: null}, required)).toEqual([])
  })

  it.each([
    ['absent', {}],
    ['null', {title: null, menus: null, company: null}],
  ])('names fields that are %s', (_, document) => {
    expect(emptyFields(document, required)).toEqual(['title', 'menus', 'company'])
  })

  it('takes blank text and a list without items for empty', () => {
    expect(emptyFields({title: ' ', menus: [], company: {}}, required)).toEqual(['title', 'menus'])
  })
})
