import {validateFormText} from '#shared/validate-form-text.ts'
import {formNames, formSpec} from '#shared/forms/all-forms.ts'
import {everyPart, readSeed, type SeedDocument} from './read-seed.ts'

const documents = (await readSeed()).filter(({_type}) => _type === 'formText')

function formText(name: string): SeedDocument {
  const found = documents.find((document) => document['name'] === name)
  if (found === undefined) throw new Error(`The seed has no form text "${name}".`)
  return structuredClone(found)
}

function item(document: SeedDocument, list: string, by: string, value: string) {
  const found = [...everyPart(document[list])].find((part) => part[by] === value)
  if (found === undefined) throw new Error(`${document._id} has no ${by} "${value}".`)
  return found
}

/** Required copy with its form and field. */
const fixed = formNames.flatMap((form) => {
  const {fixed: own, fields, messages} = formSpec(form)
  return [
    ...Object.entries(own).map(([at, text]: [string, unknown]) => ({form, in: null, at, text})),
    ...Object.entries(fields).flatMap(([value, field]) =>
      Object.entries(field.fixed ?? {}).map(([at, text]: [string, unknown]) => {
        return {form, in: {list: 'fields', by: 'name', value}, at, text}
      }),
    ),
    ...Object.entries(messages).map(([value, text]) => {
      return {form, in: {list: 'messages', by: 'key', value}, at: 'text', text}
    }),
  ].filter(({text}) => text !== undefined && text !== null)
})

/** Returns small changes, such as an editor's typos. */
function typosIn(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [value.toReversed()]
  return [String(value).replace(/.$/, ''), `${String(value)} `]
}

describe('form copy', () => {
  it.each(formNames)('is valid in the seed: %s', (form) => {
    expect(validateFormText(formText(form))).toEqual([])
  })

  it('rejects a changed letter in each of the required texts', () => {
    expect(fixed.length).toBeGreaterThan(20)
    for (const one of fixed) {
      for (const typo of typosIn(one.text)) {
        const document = formText(one.form)
        const part = one.in ? item(document, one.in.list, one.in.by, one.in.value) : document
        expect(part[one.at]).toEqual(one.text)
        part[one.at] = typo
        const path = one.in ? [one.in.list, {_key: part['_key']}, one.at] : [one.at]
        expect(validateFormText(document).map((issue) => issue.path)).toEqual([path])
      }
    }
  })

  it.each(formNames)('rejects missing fields and messages of %s', (form) => {
    const {fields, messages} = formSpec(form)
    const issues = validateFormText({...formText(form), fields: [], messages: undefined})
    expect(issues.flatMap(({path}) => path)).toEqual([
      ...Object.keys(fields).map(() => 'fields'),
      ...Object.keys(messages).map(() => 'messages'),
    ])
  })

  it('accepts other changes', () => {
    const document = {...formText('waitlist'), title: 'Come in', submit: 'Go', close: 'Not now'}
    item(document, 'fields', 'name', 'firstName')['label'] = 'What is your first name?'
    item(document, 'messages', 'key', 'errorSummary')['text'] = 'Look at these fields'
    expect(validateFormText(document)).toEqual([])
    const checkbox = formText('earlyAccess')
    delete item(checkbox, 'fields', 'name', 'wantsNewsletter')['initiallyChecked']
    expect(validateFormText(checkbox)).toEqual([])
  })

  it.each(formNames)('rejects an empty button of %s', (form) => {
    for (const button of formSpec(form).buttons) {
      const issues = validateFormText({...formText(form), [button]: ' '})
      expect(issues.map(({path}) => path)).toContainEqual([button])
    }
  })

  it.each([
    ['earlyAccess', 'userType', 'errorEmpty'],
    ['providerInterest', 'yearsExperience', 'errorFormat'],
    ['waitlist', 'email', 'errorFormat'],
  ])('rejects a missing error message: %s, %s, %s (WCAG 3.3.1)', (form, field, error) => {
    const document = formText(form)
    const part = item(document, 'fields', 'name', field)
    part[error] = undefined
    expect(validateFormText(document).map(({path}) => path)).toEqual([
      ['fields', {_key: part['_key']}, error],
    ])
  })

  it('rejects an unknown form', () => {
    const issues = validateFormText({...formText('waitlist'), name: 'waitinglist'})
    expect(issues.map(({path}) => path)).toEqual([['name']])
  })
})
