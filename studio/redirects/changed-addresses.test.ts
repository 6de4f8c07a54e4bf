import {changedAddresses} from './changed-addresses.ts'

const at = (current: string) => ({path: {_type: 'slug', current}})

describe('changedAddresses', () => {
  it('returns the old and new address of a page', () => {
    expect(changedAddresses('page', at('/old'), at('/new'))).toEqual([{from: '/old', to: '/new'}])
  })

  it('returns the profile and booking addresses of a clinician', () => {
    const clinician = (current: string) => ({kind: 'doctor', slug: {_type: 'slug', current}})
    expect(changedAddresses('clinician', clinician('ada-old'), clinician('ada-new'))).toEqual([
      {from: '/doctors/ada-old', to: '/doctors/ada-new'},
      {from: '/book/ada-old', to: '/book/ada-new'},
    ])
  })

  it.each([
    ['the address stays', 'page', at('/old'), at('/old')],
    ['the document is new', 'page', null, at('/new')],
    ['the draft has no address', 'page', at('/old'), {}],
    ['the type has no address', 'faq', at('/old'), at('/new')],
  ])('returns nothing when %s', (_title, type, published, edited) => {
    expect(changedAddresses(type, published, edited)).toEqual([])
  })
})
