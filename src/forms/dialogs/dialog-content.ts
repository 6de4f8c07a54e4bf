import type {ReactNode} from 'react'
import type {FormName} from '@/model/forms'
import type {
  CarerWords,
  DownloadWords,
  EarlyAccessWords,
  InterestWords,
  ProviderInterestWords,
  WaitlistWords,
} from '../words/words-of-forms'

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

interface Around {
  picture: ReactNode
  privacy: ReactNode
}

/** What a dialog shows, by the name of its form; the server sends it with every page that can open it. */
export type DialogContent =
  | ({form: 'waitlist'; words: WaitlistWords} & Around)
  | ({form: 'earlyAccess'; words: EarlyAccessWords} & Around)
  | ({form: 'providerInterest'; words: ProviderInterestWords} & Around)
  | ({form: 'download'; words: DownloadWords} & Around)
  | ({form: 'interest'; words: InterestWords} & Around)
  | ({form: 'carer'; words: CarerWords} & Around)

/**
 * Chooses the form that a link to a dialog opens. Carers have an introduction instead of the question (SPEC §2).
 *
 * @param dialog - the dialog the link names
 * @param subject - the service or profession it is about
 */
export function formOfDialog(dialog: string, subject: string | null): string {
  return dialog === 'interest' && subject === 'carer' ? 'carer' : dialog
}
