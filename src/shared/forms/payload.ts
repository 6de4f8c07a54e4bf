interface AnyField {
  required: boolean
  maxLength?: number
  /** Version that added the field, if later than 1.0.0: a migration of that version adds its column. */
  since?: string
}

interface StoredField extends AnyField {
  /**
   * Words of the privacy notice ("We collect") about the field, which `tests/conformance/legal-facts.test.ts` looks up;
   * null when it says nothing about the person.
   */
  notice: string | null
}

export type PayloadField =
  /** `years` are stored as entered; `area` is an outward code or area. */
  | (StoredField & {
      kind: 'line' | 'email' | 'years' | 'area' | 'paragraphs'
      maxLength: number
      default?: string
    })
  /** Text that is validated but not stored. */
  | (AnyField & {kind: 'discarded'; maxLength: number})
  | (AnyField & {
      kind: 'trap'
      maxLength: number
      /** `name` attribute in HTML, which autofill doesn't recognize. */
      inputName: string
    })
  | (StoredField & {kind: 'boolean'; default: boolean})
  | (StoredField & {kind: 'choice'; options: readonly string[]})
  /** A number on a scale that begins with 1, which is not stored. */
  | (AnyField & {kind: 'scale'})

/** Honeypot (FORM-5, LAW-6). */
export const trap = {
  kind: 'trap',
  required: false,
  maxLength: 0,
  inputName: 'lantern',
} as const satisfies PayloadField

export interface Payload {
  /** Endpoint; `null` for forms that are never sent to the backend (MOD-3, MOD-4). */
  path: string | null
  fields: Readonly<Record<string, PayloadField>>
}

/** Value in the browser; a number on a scale is a string there. */
export type ValueOf<Field> = Field extends {kind: 'boolean'}
  ? boolean
  : Field extends {kind: 'choice'; options: readonly (infer Option)[]}
    ? Option
    : string

type Present<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends {required: true} | {default: unknown} ? Name : never
}[keyof Fields]

/** Accepted payload, with defaults filled in. */
export type PayloadOf<Sent extends Payload> = {
  [Name in Present<Sent['fields']>]: ValueOf<Sent['fields'][Name]>
} & {
  [Name in Exclude<keyof Sent['fields'], Present<Sent['fields']>>]?:
    | ValueOf<Sent['fields'][Name]>
    | undefined
}
