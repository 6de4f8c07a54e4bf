import type {Profession} from '#shared/professions.ts'
import type {Payload, PayloadField, ValueOf} from './payload.ts'

/** Field copy that the specification fixes verbatim. */
interface FixedFieldCopy {
  label?: string
  errorEmpty?: string
  errorFormat?: string
  options?: readonly string[]
  initiallyChecked?: boolean
}

export type FieldSpec = PayloadField & {
  /** Name in the payload and the HTML form. The dataset uses the key in `FormSpec.fields`. */
  name: string
  /** Autofill token (WCAG 1.3.5). */
  autocomplete?: string
  /** Whether only the server validates the format (FORM-5). */
  serverChecksFormat?: boolean
  /**
   * Adjacent fields of one group are laid out together: in a row, or collapsed below the message `more`. The row
   * `patients` shows only while the sender is a patient.
   */
  group?: 'row' | 'names' | 'patients' | 'collapsed'
  /** Profession or kind of sender whose form has the field; by default, every form has it. */
  onlyFor?: Profession | 'organisation'
  /** Copy that the specification fixes. Options are the labels of the payload's options, in the same order. */
  fixed?: FixedFieldCopy
}

export type ButtonName = 'submit' | 'submitting' | 'close'

/** A page with the outcome of a form, and the key of the message that it shows. */
export interface OutcomePage {
  path: string
  message: string
}

/** Outcome pages of a form that is sent without JavaScript (FORM-6). */
export interface OutcomePages {
  received: OutcomePage
  incomplete: OutcomePage
  /** Storing failed, or a field is malformed. */
  problem: OutcomePage
  trapped: OutcomePage
}

/** Everything that site, Studio and API need to know about a form (decision 17). */
export interface FormSpec {
  studioTitle: string
  /** Copy that the specification fixes, except that of fields and messages. */
  fixed: {title?: string; submitting?: string}
  payload: Payload
  /**
   * Whether the button is disabled until the form is valid. Fields then show errors on blur, and there is no error
   * summary (FORM-3).
   */
  needsValidForm?: boolean
  /** Fields in display order, by their key in the dataset. */
  fields: Readonly<Record<string, FieldSpec>>
  /** Messages by key; `null` when editors write the copy. */
  messages: Readonly<Record<string, string | null>>
  buttons: readonly ButtonName[]
  /** Name that links use for the dialog; a subject can have its own form. `null` for forms without a dialog. */
  dialog: {name: string; subject: string | null} | null
  /** Pages with the form for visitors without JavaScript, by subject (FORM-6). */
  pages: Readonly<Record<string, {path: string; outcomes: OutcomePages | null}>>
}

export type ValuesOf<Form extends FormSpec> = {
  [Field in Form['fields'][keyof Form['fields']] as Field['name']]: ValueOf<Field>
}

/** Messages about a rejected request, by the code of the problem (API-6). */
export const refusalMessages = {
  errorSummary: null,
  errorTitle: null,
  fieldsToCheck: null,
  tooLong: null,
  unsupportedCharacters: null,
  tooManyRequests: null,
} as const
