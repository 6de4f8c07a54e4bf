import {followRedirects, isCircular, type Redirect} from '#model/redirects.ts'
import {planRedirects, type StoredRedirect} from './plan-redirects.ts'

/** Moves a page through addresses, as publishing it again and again would. */
function move(addresses: readonly string[]): StoredRedirect[] {
  let stored: StoredRedirect[] = []
  let at: string | undefined
  for (const to of addresses) {
    if (at !== undefined) stored = apply(stored, {from: at, to})
    at = to
  }
  return stored
}

function apply(stored: readonly StoredRedirect[], moved: Redirect): StoredRedirect[] {
  const {create, retarget, remove} = planRedirects(stored, moved)
  return [
    ...stored
      .filter(({_id}) => !remove.includes(_id) && _id !== create._id)
      .map((redirect) =>
        retarget.includes(redirect._id) ? {...redirect, to: moved.to} : redirect,
      ),
    create,
  ]
}

describe('the redirects of a page that moves (G-2)', () => {
  it('lead from its old address to its new one', () => {
    expect(move(['/old', '/new'])).toMatchObject([{_id: 'redirect-old', from: '/old', to: '/new'}])
  })

  it('lead straight to its last address from all it had', () => {
    expect(move(['/a', '/b/c', '/d']).map(({from, to}) => [from, to])).toEqual([
      ['/a', '/d'],
      ['/b/c', '/d'],
    ])
  })

  it('lead nowhere in a circle when it moves back', () => {
    const stored = move(['/a', '/b', '/a', '/b', '/c', '/a'])
    for (const {from} of stored) expect(isCircular(followRedirects(stored, from))).toBe(false)
    expect(stored.map(({from, to}) => [from, to]).sort()).toEqual([
      ['/b', '/a'],
      ['/c', '/a'],
    ])
  })
})
