import {cliniciansOfKind} from './clinicians-of-kind.ts'

const clinicians = [
  {_id: 'a', kind: 'doctor'},
  {_id: 'b', kind: 'specialist'},
  {_id: 'c', kind: 'doctor'},
  {_id: 'd', kind: 'doctor'},
]
const idsOf = (kind: string | null, firstIds: (string | null)[] | null) =>
  cliniciansOfKind({kind, firstIds, clinicians}).map(({_id}) => _id)

describe('cliniciansOfKind', () => {
  it('returns all clinicians of the kind', () => {
    expect(idsOf('doctor', null)).toEqual(['a', 'c', 'd'])
    expect(idsOf('specialist', [])).toEqual(['b'])
  })

  it('begins with those that an editor put first', () => {
    expect(idsOf('doctor', ['d', 'a'])).toEqual(['d', 'a', 'c'])
  })

  it('ignores first ids that are unpublished, hidden or of another kind', () => {
    expect(idsOf('doctor', ['unpublished', 'b', 'c', null])).toEqual(['c', 'a', 'd'])
  })

  it('returns nothing for a draft without a kind', () => {
    expect(idsOf(null, ['a'])).toEqual([])
    expect(cliniciansOfKind({kind: 'doctor', firstIds: null, clinicians: null})).toEqual([])
  })
})
