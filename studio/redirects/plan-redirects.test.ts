import {followRedirects, isCircular, type Redirect} from '#routing/redirects.ts'
import {planRedirects, type StoredRedirect} from './plan-redirects.ts'

/** Moves a page through addresses, as publishing it again and again would. */
function move(addresses: readonly string[], before: readonly StoredRedirect[] = []) {
  return addresses
    .slice(1)
    .reduce((stored, to, index) => apply(stored, [{from: addresses[index] ?? '', to}]), before)
}

function apply(stored: readonly StoredRedirect[], moves: readonly Redirect[]) {
  const {write, remove} = planRedirects(stored, moves)
  const written = write.map(({_id}) => _id)
  return [...stored.filter(({_id}) => !remove.includes(_id) && !written.includes(_id)), ...write]
}

const pairs = (stored: readonly StoredRedirect[]) => stored.map(({from, to}) => [from, to]).sort()

describe('the redirects of a page that moves (G-2)', () => {
  it('lead from its old address to its new one', () => {
    expect(move(['/old', '/new'])).toEqual([{_id: 'redirect_old', from: '/old', to: '/new'}])
  })

  it('lead straight to its last address from all it had', () => {
    expect(pairs(move(['/a', '/b/c', '/d']))).toEqual([
      ['/a', '/d'],
      ['/b/c', '/d'],
    ])
  })

  it('lead nowhere in a circle when it moves back', () => {
    const stored = move(['/a', '/b', '/a', '/b', '/c', '/a'])
    for (const {from} of stored) expect(isCircular(followRedirects(stored, from))).toBe(false)
    expect(pairs(stored)).toEqual([
      ['/b', '/a'],
      ['/c', '/a'],
    ])
  })

  it('keep those of an address that differs in a hyphen only', () => {
    const stored = move(['/a/b', '/c'], move(['/a-b', '/d']))
    expect(pairs(stored)).toEqual([
      ['/a-b', '/d'],
      ['/a/b', '/c'],
    ])
  })

  it('are one for each address, whoever wrote them', () => {
    const byEditors = [
      {_id: 'one', from: '/old', to: '/elsewhere'},
      {_id: 'two', from: '/old', to: '/https'},
    ]
    expect(planRedirects(byEditors, [{from: '/old', to: '/new'}])).toEqual({
      write: [{_id: 'one', from: '/old', to: '/new'}],
      remove: ['two'],
    })
  })

  it('of a clinician follow both addresses, and leave what has nothing to do with it', () => {
    const other = {_id: 'other', from: '/x', to: '/y'}
    const moves = [
      {from: '/doctors/ada', to: '/doctors/ada-b'},
      {from: '/book/ada', to: '/book/ada-b'},
    ]
    expect(planRedirects([other], moves)).toEqual({
      write: [
        {_id: 'redirect_doctors_ada', from: '/doctors/ada', to: '/doctors/ada-b'},
        {_id: 'redirect_book_ada', from: '/book/ada', to: '/book/ada-b'},
      ],
      remove: [],
    })
  })
})
