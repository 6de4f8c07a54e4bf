/** What every value of a payload has. */
interface AnyField {
  /** Whether a payload without it is refused. */
  required: boolean
  /** In characters. */
  maxLength?: number
}

/** A value of a payload, so far as both the browser and the API have to know it. */
export type PayloadField =
  /**
   * `line`: one line of text; `paragraphs`: several; `years`: a number as it was entered; `area`: the first part of a
   * postcode, or an area; `discarded`: any text, which is measured and thrown away; `trap`: for robots alone.
   */
  | (AnyField & {
      kind: 'line' | 'email' | 'years' | 'area' | 'paragraphs' | 'discarded'
      maxLength: number
      default?: string
    })
  | (AnyField & {
      kind: 'trap'
      maxLength: number
      /** Its name in HTML. Browsers and password managers fill in fields whose names they know. */
      inputName: string
    })
  | (AnyField & {kind: 'boolean'; default: boolean})
  | (AnyField & {kind: 'choice'; options: readonly string[]})
  /** One of a scale that begins with 1. */
  | (AnyField & {kind: 'scale'})

/** The trap for robots (FORM-5, LAW-6). No autofill heuristics match its name in HTML. */
export const trap = {
  kind: 'trap',
  required: false,
  maxLength: 0,
  inputName: 'lantern',
} as const satisfies PayloadField

/** What a form comes to, and where it is posted. */
export interface Payload {
  /** The path of the endpoint; null for what is never sent to the backend (MOD-3, MOD-4). */
  path: string | null
  fields: Readonly<Record<string, PayloadField>>
}

/** What the browser holds and sends of a field; an answer on a scale is a text until it is counted. */
export type ValueOf<Field> = Field extends {kind: 'boolean'}
  ? boolean
  : Field extends {kind: 'choice'; options: readonly (infer Option)[]}
    ? Option
    : string

type Present<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends {required: true} | {default: unknown} ? Name : never
}[keyof Fields]

/** A payload as it is once it was accepted: what has a default is there. */
export type PayloadOf<Sent extends Payload> = {
  [Name in Present<Sent['fields']>]: ValueOf<Sent['fields'][Name]>
} & {
  [Name in Exclude<keyof Sent['fields'], Present<Sent['fields']>>]?:
    ValueOf<Sent['fields'][Name]> | undefined
}
