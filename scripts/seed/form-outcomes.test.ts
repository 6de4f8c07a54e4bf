import {formSpec} from '#shared/forms/all-forms.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {everyPart, readSeed} from './read-seed.ts'

const documents = await readSeed()
const outcomes = documents.flatMap((page) =>
  [...everyPart(page['sections'])]
    .filter(({_type}) => _type === 'formOutcome')
    .map(({form, key, kind}) => ({
      path: [...everyPart(page['path'])].map(({current}) => current).join(),
      form,
      message: key,
      kind,
    })),
)

describe('outcome pages of forms without JavaScript (FORM-6)', () => {
  it('show the message of their form', () => {
    const byPath = (one: {path: string}, other: {path: string}) =>
      one.path.localeCompare(other.path)
    expect(outcomes.toSorted(byPath)).toEqual(outcomePages.toSorted(byPath))
    const shown = outcomePages.map(({form, message}) => formSpec(form).messages[message])
    expect(shown.filter((text) => typeof text !== 'string')).toEqual([])
  })
})
