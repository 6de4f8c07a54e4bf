import {followRedirects, isCircular, type Redirect} from '#routing/redirects.ts'
import {planRedirects, type StoredRedirect} from './plan-redirects.ts'

/** Publishes a page under each address in turn. */
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

describe('planRedirects (G-2)', () => {
  it('creates no circle when a page moves back', () => {
    const stored = move(['/a', '/b', '/a', '/b', '/c', '/a'])
    for (const {from} of stored) expect(isCircular(followRedirects(stored, from))).toBe(false)
    expect(pairs(stored)).toEqual([
      ['/b', '/a'],
      ['/c', '/a'],
    ])
  })

  it('keeps redirects whose address differs only in a hyphen', () => {
    const stored = move(['/a/b', '/c'], move(['/a-b', '/d']))
    expect(pairs(stored)).toEqual([
      ['/a-b', '/d'],
      ['/a/b', '/c'],
    ])
  })

  it("merges editors' redirects into one per address", () => {
    const byEditors = [
      {_id: 'one', from: '/old', to: '/elsewhere'},
      {_id: 'two', from: '/old', to: '/https'},
    ]
    expect(planRedirects(byEditors, [{from: '/old', to: '/new'}])).toEqual({
      write: [{_id: 'one', from: '/old', to: '/new'}],
      remove: ['two'],
    })
  })
})
