import {formNames, formSpec} from '#shared/forms/all-forms.ts'
import {payloadSchema} from './payload-schema.ts'

const payloads = [...new Set(formNames.map((name) => formSpec(name).payload))]
const sent = payloads.filter(({path}) => path !== null)

const valueOf: Record<string, unknown> = {
  line: 'Ada',
  email: 'ada@example.com',
  years: '5',
  paragraphs: 'Hello',
  discarded: 'Browser/1',
  trap: '',
  boolean: true,
}

const example = (fields: (typeof sent)[number]['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'choice' ? field.options[0] : valueOf[field.kind],
    ]),
  )

describe.each(sent)('payloadSchema of $path', ({path, fields}) => {
  const schema = payloadSchema({path, fields})
  const valid = example(fields)
  const required = Object.keys(fields).filter((name) => fields[name]?.required)

  it('accepts a valid payload (API-1, API-4)', () => {
    expect(schema.parse(valid)).toEqual(valid)
  })

  it.each(required)('rejects a payload without %s (API-6)', (name) => {
    expect(
      schema.safeParse({...valid, [name]: undefined}).error?.issues.map((issue) => issue.path),
    ).toEqual([[name]])
  })

  it.each(
    Object.entries(fields).flatMap(([name, {maxLength}]) =>
      maxLength === undefined ? [] : [[name, maxLength] as const],
    ),
  )('rejects a %s of more than %i characters (API-6)', (name, maxLength) => {
    const change = {[name]: '1'.repeat(maxLength + 1)}
    const issues = schema.safeParse({...valid, ...change}).error?.issues ?? []
    expect(issues.map((issue) => issue.path)).toContainEqual([name])
  })

  it('rejects unknown fields (API-6)', () => {
    expect(schema.safeParse({...valid, admin: true}).success).toBe(false)
  })

  it('applies defaults', () => {
    const needed = Object.fromEntries(required.map((name) => [name, valid[name]]))
    const standards = Object.entries(fields).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    )
    expect(schema.parse(needed)).toEqual({...needed, ...Object.fromEntries(standards)})
  })
})
