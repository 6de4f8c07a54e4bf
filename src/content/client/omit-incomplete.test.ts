import {isFinishedClinician} from '#content/fragments/clinician.ts'
import {clinicianRequirements, withoutUnfinished} from './omit-incomplete.ts'

const update = {
  _id: 'update',
  _type: 'update',
  title: 'A window is mended',
  date: '2026-11-20',
  description: 'It closes.',
  category: 'improvement',
  highlights: null,
}

describe('withoutUnfinished (decision 100)', () => {
  it('leaves out of every list what the Studio would not publish, and says what it lacks', () => {
    const told: string[] = []
    const page = {
      title: null,
      sections: [
        {
          _type: 'timeline',
          headline: null,
          updates: [update, {...update, _id: 'undated', date: null, description: ' '}],
        },
      ],
      guides: [{_id: 'guide', _type: 'resource', title: null}],
    }
    expect(withoutUnfinished(page, (what) => told.push(what))).toEqual({
      title: null,
      sections: [{_type: 'timeline', headline: null, updates: [update]}],
      guides: [],
    })
    expect(told).toEqual([
      'The update undated is not listed: it lacks date, description.',
      'The resource guide is not listed: it lacks title.',
    ])
  })

  it('asks for no field that the query did not ask for', () => {
    const rows = [{_id: 'a', _type: 'clinician', name: 'Ada'}, 'text', null]
    expect(withoutUnfinished(rows, fail)).toEqual(rows)
  })
})

function fail(what: string): void {
  throw new Error(what)
}

it('decision 100: the query for paths asks for all that the Studio asks for of a clinician', () => {
  const asked = [...isFinishedClinician.matchAll(/(?:defined|count)\(([a-z]\w*)/gi)]
  expect(asked.map(([, field]) => field).toSorted()).toEqual(clinicianRequirements.toSorted())
})
