import {describeOverwrite} from './push-content.ts'

const document = (_id: string) => ({_id, _type: 'page', _updatedAt: '2026-11-28T12:00:00Z'})

describe('describeOverwrite', () => {
  it('counts new, overwritten and other documents, and lists the overwritten ones', () => {
    expect(describeOverwrite([document('a'), document('b')], [document('b'), document('c')], 'x/y'))
      .toBe(`x/y: 1 documents are new, 1 would be overwritten and 1 others stay.
  page b, last changed 2026-11-28T12:00:00Z`)
  })

  it('lists twenty documents at most', () => {
    const all = Array.from({length: 22}, (_, index) => document(String(index)))
    expect(describeOverwrite(all, all, 'x/y')).toContain('and 2 more')
  })
})
