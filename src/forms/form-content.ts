import type {ReactNode} from 'react'
import type {AnalyticsConfiguration} from '#config/analytics.ts'
import type {DialogForm, FormName, Forms} from '#shared/forms/all-forms.ts'
import type {CopyOfForms} from './copy/form-copy.ts'

/** What the server sends of a form: its name, its words, and what happens with the details (LAW-2). */
export type FormContent<Form extends FormName = FormName> = {
  [Name in FormName]: {
    form: Name
    copy: CopyOfForms[Name]
    privacy: ReactNode
    /** How a message begins that is about something, by its subject (CONTACT-2). */
    firstLines?: Readonly<Record<string, string>>
    /** Where what visitors agree to goes; null where the site has no key. */
    analytics?: AnalyticsConfiguration | null
  }
}[Form]

/** What a dialog shows, and which links open it; the server sends it with every page that has one. */
export type DialogContent = {
  [Name in DialogForm]: FormContent<Name> & {
    dialog: Forms[Name]['dialog']
    picture: ReactNode
    /** In its place, by the subject of the link that opens the dialog. */
    pictures?: Readonly<Record<string, ReactNode>>
  }
}[DialogForm]
