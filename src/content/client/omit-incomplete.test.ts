import {isCompleteClinician} from '#content/fragments/clinician.ts'
import {requiredFields} from '#content/generated/required-fields.ts'
import {omitIncomplete} from './omit-incomplete.ts'

const update = {
  _id: 'update',
  _type: 'update',
  title: 'A window is mended',
  date: '2026-11-20',
  description: 'It closes.',
  category: 'improvement',
  highlights: null,
}

describe('omitIncomplete', () => {
  it('removes invalid documents from all lists and reports missing fields (decision 100)', () => {
    const reported: string[] = []
    const undated = {...update, _id: 'undated', date: null, description: ' '}
    const unanswered = {_id: 'faq', _type: 'faq', question: 'Why?', answer: []}
    const page = {
      sections: [{_type: 'timeline', headline: null, updates: [update, undated]}],
      guides: [{_id: 'guide', _type: 'resource', title: null}, unanswered],
    }
    expect(omitIncomplete(page, (what) => reported.push(what))).toEqual({
      sections: [{_type: 'timeline', headline: null, updates: [update]}],
      guides: [],
    })
    expect(reported).toEqual([
      'The update undated is not listed: it lacks date, description.',
      'The resource guide is not listed: it lacks title.',
      'The faq faq is not listed: it lacks answer.',
    ])
  })

  it('ignores fields that the query does not select', () => {
    const rows = [{_id: 'a', _type: 'clinician', name: 'Ada'}, 'text', null]
    expect(omitIncomplete(rows, fail)).toEqual(rows)
  })
})

function fail(what: string): void {
  throw new Error(what)
}

it('isFinishedClinician checks all required fields of a clinician (decision 100)', () => {
  const checked = [...isCompleteClinician.matchAll(/(?:defined|count)\(([a-z]\w*)/gi)]
  expect(checked.map(([, field]) => field).toSorted()).toEqual(
    requiredFields['clinician']?.toSorted(),
  )
})
