import {cliniciansOfKind} from './clinicians-of-kind.ts'

const clinicians = [
  {_id: 'a', kind: 'doctor'},
  {_id: 'b', kind: 'specialist'},
  {_id: 'c', kind: 'doctor'},
  {_id: 'd', kind: 'doctor'},
]
const idsOf = (kind: string | null, firstIds: (string | null)[] | null) =>
  cliniciansOfKind({kind, firstIds, clinicians}).map(({_id}) => _id)

describe('whom a section shows', () => {
  it('is everybody of its kind, and nobody else', () => {
    expect(idsOf('doctor', null)).toEqual(['a', 'c', 'd'])
    expect(idsOf('specialist', [])).toEqual(['b'])
  })

  it('begins with those whom an editor put first', () => {
    expect(idsOf('doctor', ['d', 'a'])).toEqual(['d', 'a', 'c'])
  })

  it('leaves out who was put first and is gone, hidden or of another kind', () => {
    expect(idsOf('doctor', ['gone', 'b', 'c', null])).toEqual(['c', 'a', 'd'])
  })

  it('is nobody while a draft has no kind', () => {
    expect(idsOf(null, ['a'])).toEqual([])
    expect(cliniciansOfKind({kind: 'doctor', firstIds: null, clinicians: null})).toEqual([])
  })
})
