import type {ReactNode} from 'react'
import type {FormName} from '#model/forms.ts'
import type {
  CarerCopy,
  ContactCopy,
  DownloadCopy,
  EarlyAccessCopy,
  InterestCopy,
  ProviderInterestCopy,
  WaitlistCopy,
} from './copy/copy-of-forms.ts'

interface CopyOfForms {
  waitlist: WaitlistCopy
  earlyAccess: EarlyAccessCopy
  providerInterest: ProviderInterestCopy
  contact: ContactCopy
  download: DownloadCopy
  interest: InterestCopy
  carer: CarerCopy
}

/** What the server sends of a form: its name, its words, and what happens with the details (LAW-2). */
export type FormContent<Form extends FormName = FormName> = {
  [Name in FormName]: {form: Name; copy: CopyOfForms[Name]; privacy: ReactNode}
}[Form]

/** The forms that open as dialogs. */
export const dialogForms = [
  'waitlist',
  'earlyAccess',
  'providerInterest',
  'download',
  'interest',
  'carer',
] as const satisfies readonly FormName[]

export type DialogForm = (typeof dialogForms)[number]

/** What a dialog shows; the server sends it with every page that can open it. */
export type DialogContent = FormContent<DialogForm> & {picture: ReactNode}
