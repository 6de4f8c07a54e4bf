import {movedAddresses} from './moved-addresses.ts'

const at = (current: string) => ({path: {_type: 'slug', current}})

describe('the addresses that a document leaves when it is published', () => {
  it('are those it had and has no more', () => {
    expect(movedAddresses('page', at('/old'), at('/new'))).toEqual([{from: '/old', to: '/new'}])
  })

  it('are those of the profile and of the booking page of a clinician', () => {
    const clinician = (current: string) => ({kind: 'doctor', slug: {_type: 'slug', current}})
    expect(movedAddresses('clinician', clinician('ada-old'), clinician('ada-new'))).toEqual([
      {from: '/doctors/ada-old', to: '/doctors/ada-new'},
      {from: '/book/ada-old', to: '/book/ada-new'},
    ])
  })

  it.each([
    ['it stays', 'page', at('/old'), at('/old')],
    ['it is new', 'page', null, at('/new')],
    ['it is unfinished', 'page', at('/old'), {}],
    ['it has no address of its own', 'faq', at('/old'), at('/new')],
  ])('are none where %s', (_title, type, published, edited) => {
    expect(movedAddresses(type, published, edited)).toEqual([])
  })
})
