import {isShown, withoutSamples} from './sample-policy.ts'

const real = {_id: 'a', isSample: false}
const invented = {_id: 'b', isSample: true}
const undecided = {_id: 'c', isSample: null}

describe('isShown (LAW-11)', () => {
  it.each([
    [real, true, true],
    [real, false, true],
    [invented, true, true],
    [invented, false, false],
    [undecided, true, true],
    [undecided, false, false],
  ])('%j while examples are shown: %j → %j', (item, show, shown) => {
    expect(isShown(item, {show})).toBe(shown)
  })

  it.each([[null], [undefined], [{}], [{show: null}]])(
    'hides what is invented while the settings are %j',
    (samples) => {
      expect(isShown(invented, samples)).toBe(false)
      expect(isShown(real, samples)).toBe(true)
    },
  )
})

describe('withoutSamples (LAW-11)', () => {
  const page = {
    sections: [
      {_type: 'clinicians', items: [real, invented, undecided]},
      {_type: 'prose', body: [{text: 'isSample'}]},
    ],
    neighbours: [invented],
  }

  it('leaves everything while examples are shown', () => {
    expect(withoutSamples(page, {show: true})).toEqual(page)
  })

  it('leaves out of every list what is not known to be real, and nothing else', () => {
    expect(withoutSamples(page, {show: false})).toEqual({
      sections: [
        {_type: 'clinicians', items: [real]},
        {_type: 'prose', body: [{text: 'isSample'}]},
      ],
      neighbours: [],
    })
  })
})
