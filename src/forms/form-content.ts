import type {ReactNode} from 'react'
import type {AnalyticsConfiguration} from '#config/configuration.ts'
import type {DialogForm, FormName, Forms} from '#shared/forms/all-forms.ts'
import type {CopyOfForms} from './form-copy.ts'

/** Subject of a contact form. */
export interface ContactSubject {
  /** Sent with the message. */
  text: string
  asksOrganisation: boolean
}

/** A form's content as the server sends it (LAW-2 for `privacy`). */
export type FormContent<Form extends FormName = FormName> = {
  [Name in FormName]: {
    form: Name
    copy: CopyOfForms[Name]
    privacy: ReactNode
    /** Subject of the page; null for any message (CONTACT-2). */
    about?: ContactSubject | null
    /** Null when the site has no analytics. */
    analytics?: AnalyticsConfiguration | null
  }
}[Form]

/** Content of a dialog and the name by which links open it. */
export type DialogContent = {
  [Name in DialogForm]: FormContent<Name> & {
    dialog: Forms[Name]['dialog']
    picture: ReactNode
    /** Replaces `picture`, by subject of the link. */
    pictures?: Readonly<Record<string, ReactNode>>
  }
}[DialogForm]

/** Props of a form, in a dialog or on a page. */
export interface FormProps<Form extends FormName = FormName> {
  content: FormContent<Form>
  /** Subject of the link that opens it; see `subjects.ts`. */
  subject: string | null
  /** Prefix of ids, for several forms on a page. */
  prefix: string
  /** Closes the dialog; null on a page. */
  close?: (() => void) | null
}
