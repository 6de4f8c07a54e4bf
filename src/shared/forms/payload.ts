interface AnyField {
  required: boolean
  maxLength?: number
}

export type PayloadField =
  /**
   * `years` are stored as entered; `area` is an outward code or area; `discarded` text is validated but not stored.
   */
  | (AnyField & {
      kind: 'line' | 'email' | 'years' | 'area' | 'paragraphs' | 'discarded'
      maxLength: number
      default?: string
    })
  | (AnyField & {
      kind: 'trap'
      maxLength: number
      /** `name` attribute in HTML, which autofill doesn't recognize. */
      inputName: string
    })
  | (AnyField & {kind: 'boolean'; default: boolean})
  | (AnyField & {kind: 'choice'; options: readonly string[]})
  /** A number on a scale that begins with 1. */
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
