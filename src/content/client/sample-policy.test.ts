import {isShown, omitSamples} from './sample-policy.ts'

const real = {_id: 'a', isSample: false}
const sample = {_id: 'b', isSample: true}
const undecided = {_id: 'c', isSample: null}

describe('isShown', () => {
  it.each([
    [real, true, true],
    [real, false, true],
    [sample, true, true],
    [sample, false, false],
    [undecided, true, true],
    [undecided, false, false],
  ])('for %j with samples %j returns %j (LAW-11)', (item, show, shown) => {
    expect(isShown(item, {show})).toBe(shown)
  })

  it.each([[null], [undefined], [{}], [{show: null}]])(
    'hides samples while the settings are %j (LAW-11)',
    (samples) => {
      expect(isShown(sample, samples)).toBe(false)
      expect(isShown(real, samples)).toBe(true)
    },
  )
})

describe('omitSamples', () => {
  const page = {
    sections: [
      {_type: 'clinicians', items: [real, sample, undecided]},
      {_type: 'prose', body: [{text: 'isSample'}]},
    ],
    neighbours: [sample],
  }

  it('returns everything while samples are shown (LAW-11)', () => {
    expect(omitSamples(page, {show: true})).toEqual(page)
  })

  it('removes all items from lists that are not marked as real (LAW-11)', () => {
    expect(omitSamples(page, {show: false})).toEqual({
      sections: [
        {_type: 'clinicians', items: [real]},
        {_type: 'prose', body: [{text: 'isSample'}]},
      ],
      neighbours: [],
    })
  })
})
