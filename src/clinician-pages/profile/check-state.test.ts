import {checkState} from './check-state.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('checkState', () => {
  it('returns "example" for a sample clinician (LAW-11)', () => {
    expect(checkState({isSample: true, checkedOn: '2026-11-20'}, 90, now)).toBe('example')
  })

  it.each([
    ['2026-11-21', 'checked'],
    ['2026-08-24', 'checked'],
    ['2026-08-22', 'old'],
    [null, 'old'],
    ['soon', 'old'],
  ])('rates %j as %s with a limit of 90 days', (checkedOn, state) => {
    expect(checkState({isSample: false, checkedOn}, 90, now)).toBe(state)
  })

  it('expires at midnight in London', () => {
    const checked = {isSample: false, checkedOn: '2026-07-01'}
    expect(checkState(checked, 1, new Date('2026-07-02T22:59:59Z'))).toBe('checked')
    expect(checkState(checked, 1, new Date('2026-07-02T23:00:00Z'))).toBe('old')
  })
})
