import {isShown, omitSamples} from './sample-policy.ts'

const real = {_id: 'a', isSample: false}
const sample = {_id: 'b', isSample: true}
const undecided = {_id: 'c', isSample: null}

describe('sample policy', () => {
  const page = (items: object[], neighbours: object[]) => ({
    sections: [
      {_type: 'clinicians', items},
      {_type: 'prose', body: [{text: 'isSample'}]},
    ],
    neighbours,
  })
  const all = page([real, sample, undecided], [sample])

  it('shows everything while samples are shown (LAW-11)', () => {
    expect(omitSamples(all, {show: true})).toEqual(all)
    expect([real, sample, undecided].filter((each) => isShown(each, {show: true}))).toHaveLength(3)
  })

  it.each([[{show: false}], [null], [undefined], [{}], [{show: null}]])(
    'shows only what is marked as real while the settings are %j (LAW-11)',
    (samples) => {
      expect(omitSamples(all, samples)).toEqual(page([real], []))
      expect([real, sample, undecided].filter((each) => isShown(each, samples))).toEqual([real])
    },
  )
})
