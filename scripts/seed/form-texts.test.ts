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

/** Makes a small change, such as an editor's typo. */
function mistype(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.toReversed()
  return String(value).replace(/.$/, '')
}

describe('form copy', () => {
  it.each(formNames)('is valid in the seed: %s', (form) => {
    expect(validateFormText(formText(form))).toEqual([])
  })

  it('includes the required copy of the specification', () => {
    expect(fixed.map(({text}) => text)).toEqual(
      expect.arrayContaining([
        "Thank you for joining our waitlist! We'll be in touch soon.",
        'Failed to submit waitlist request',
        "We're Almost Ready!",
        'Sending...',
        'Invalid email',
      ]),
    )
    expect(fixed).toHaveLength(29)
  })

  it.each(fixed)('rejects a changed letter in $form: $at "$text"', (one) => {
    const document = formText(one.form)
    const part = one.in ? item(document, one.in.list, one.in.by, one.in.value) : document
    expect(part[one.at]).toEqual(one.text)
    part[one.at] = mistype(one.text)
    const path = one.in ? [one.in.list, {_key: part['_key']}, one.at] : [one.at]
    const issues = validateFormText(document)
    expect(issues.map((issue) => issue.path)).toEqual([path])
    expect(issues[0]?.message).toContain('the specification fixes')
  })

  it.each([
    ['a curly apostrophe', 'Thank you for registering! We\u2019ll be in touch soon.'],
    ['a space at the end', "Thank you for registering! We'll be in touch soon. "],
  ])('rejects %s in required copy', (_what, text) => {
    const document = formText('earlyAccess')
    item(document, 'messages', 'key', 'success')['text'] = text
    expect(validateFormText(document)).toHaveLength(1)
  })

  it.each(formNames)('rejects missing fields and messages of %s', (form) => {
    const {fields, messages, later = []} = formSpec(form)
    const bare = {...formText(form), fields: [], messages: undefined}
    const issues = validateFormText(bare)
    const required = [...Object.keys(fields), ...Object.keys(messages)]
    expect(issues).toHaveLength(required.filter((key) => !later.includes(key)).length)
    expect(new Set(issues.flatMap(({path}) => path))).toEqual(new Set(['fields', 'messages']))
  })

  it('accepts other changes', () => {
    const document = {...formText('waitlist'), title: 'Come in', submit: 'Go', close: 'Not now'}
    item(document, 'fields', 'name', 'firstName')['label'] = 'What is your first name?'
    item(document, 'messages', 'key', 'errorSummary')['text'] = 'Look at these fields'
    expect(validateFormText(document)).toEqual([])
  })

  it.each(
    formNames.flatMap((form) => formSpec(form).buttons.map((button) => [form, button] as const)),
  )('rejects an empty button: %s, %s', (form, button) => {
    const issues = validateFormText({...formText(form), [button]: ' '})
    expect(issues.map(({path}) => path)).toContainEqual([button])
  })

  it.each([
    ['waitlist', 'email', 'errorEmpty'],
    ['waitlist', 'email', 'errorFormat'],
    ['earlyAccess', 'userType', 'errorEmpty'],
    ['providerInterest', 'yearsExperience', 'errorFormat'],
    ['interest', 'likelihood', 'errorEmpty'],
  ])('rejects a missing error message: %s, %s, %s (WCAG 3.3.1)', (form, field, error) => {
    const document = formText(form)
    const part = item(document, 'fields', 'name', field)
    part[error] = undefined
    expect(validateFormText(document).map(({path}) => path)).toEqual([
      ['fields', {_key: part['_key']}, error],
    ])
  })

  it('rejects an unknown form and lists the known ones', () => {
    const [issue, ...others] = validateFormText({...formText('waitlist'), name: 'waitinglist'})
    expect(others).toEqual([])
    expect(issue?.path).toEqual(['name'])
    expect(issue?.message).toContain('It knows: waitlist,')
  })

  it('accepts a checkbox without a default', () => {
    const document = formText('earlyAccess')
    delete item(document, 'fields', 'name', 'wantsNewsletter')['initiallyChecked']
    expect(validateFormText(document)).toEqual([])
  })
})
