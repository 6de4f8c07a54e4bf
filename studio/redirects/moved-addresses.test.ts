import {movedAddresses} from './moved-addresses.ts'

const at = (current: string) => ({path: {_type: 'slug', current}})

describe('the addresses that a document leaves when it is published', () => {
  it('are those it had and has no more', () => {
    expect(movedAddresses('page', at('/old'), at('/new'))).toEqual([{from: '/old', to: '/new'}])
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
