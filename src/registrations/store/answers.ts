import type {PayloadField} from '#shared/forms/payload.ts'

type Fields = Readonly<Record<string, PayloadField>>

/** Names of the optional answers without a default, each of which has a nullable column of its name. */
type AnswerName<Asked extends Fields> = {
  [Name in keyof Asked]: Asked[Name] extends {default: unknown} | {required: true}
    ? never
    : Asked[Name] extends {kind: 'trap' | 'discarded'}
      ? never
      : Name
}[keyof Asked] &
  string

/** Columns of the optional answers; `null` when not given. */
export type Answers<Asked extends Fields> = Record<AnswerName<Asked>, string | null>

/** Returns the names of the optional answers in the order of the specification. */
export function answerNames<Asked extends Fields>(fields: Asked): AnswerName<Asked>[]
export function answerNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name]
    if (field === undefined || field.required || 'default' in field) return false
    return field.kind !== 'trap' && field.kind !== 'discarded'
  })
}

/** Returns the optional answers of a payload or a row. */
export function answersOf<Asked extends Fields>(
  fields: Asked,
  given: {readonly [Name in AnswerName<Asked>]?: string | null | undefined},
): Answers<Asked>
export function answersOf(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(answerNames(fields).map((name) => [name, given[name] ?? null]))
}
