import type {Payload, PayloadField, ValueOf} from './payload.ts'

/** What of a field's copy the specification fixes letter by letter. */
export interface FixedFieldCopy {
  label?: string
  errorEmpty?: string
  errorFormat?: string
  /** The choices, in their order. */
  options?: readonly string[]
  initiallyChecked?: boolean
}

/** A field of a form. */
export type FieldSpec = PayloadField & {
  /** What it is called in the payload and in the HTML form; the dataset knows it by its key. */
  name: string
  /** How browsers fill it by themselves (WCAG 1.3.5). */
  autocomplete?: string
  /** Whether its format is left to the server, which then has the last word (FORM-5). */
  serverChecksFormat?: boolean
  fixed?: FixedFieldCopy
}

/** The buttons a form can have. */
export type ButtonName = 'submit' | 'submitting' | 'close'

/** A page that tells of what became of a form, and which of the form's messages it shows. */
export interface OutcomePage {
  path: string
  message: string
}

/** What can become of a form that a browser sends without JavaScript (FORM-6). */
export interface OutcomePages {
  received: OutcomePage
  /** Something required is missing. */
  incomplete: OutcomePage
  /** It could not be kept, or something in it is malformed. */
  problem: OutcomePage
  /** The field that only robots fill in was filled in. */
  trapped: OutcomePage
}

/** A form: all that the site, the Studio and the API have to know of it (decision 17). */
export interface FormSpec {
  /** What editors know it by. */
  studioTitle: string
  /** What of its copy the specification fixes, beside that of fields and messages. */
  fixed: {title?: string; submitting?: string}
  payload: Payload
  /** Every field it has, by the name the dataset knows it by, in the order they are seen. */
  fields: Readonly<Record<string, FieldSpec>>
  /** Every message it says, by key; `null` where the words are the editors'. */
  messages: Readonly<Record<string, string | null>>
  buttons: readonly ButtonName[]
  /** How links name its dialog; a dialog may have another form for one subject. Null where it is on pages alone. */
  dialog: {name: string; subject: string | null} | null
  /** The pages with the form for visitors without JavaScript, by what it is about, and where each leads (FORM-6). */
  pages: Readonly<Record<string, {path: string; outcomes: OutcomePages | null}>>
}

/** What a form holds, by the names of its payload. */
export type ValuesOf<Form extends FormSpec> = {
  [Field in Form['fields'][keyof Form['fields']] as Field['name']]: ValueOf<Field>
}

/** Which messages of forms that are posted say why the server refused one, by the code of the problem (API-6). */
export const refusalMessages = {
  errorSummary: null,
  errorTitle: null,
  fieldsToCheck: null,
  tooLong: null,
  unsupportedCharacters: null,
  tooManyRequests: null,
} as const
