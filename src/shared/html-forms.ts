import {
  type DialogName,
  type FormName,
  type Forms,
  formNames,
  forms,
  formSpec,
} from './forms/all-forms.ts'
import {otherProblem} from './forms/early-access.ts'
import {waitlistPath} from './forms/waitlist.ts'
import {type Profession, professions} from './professions.ts'

/** Forms that work without JavaScript, by their name in the endpoint's path (FORM-6). */
export const browserForms = {
  ...forms.waitlist.pages,
  ...forms.earlyAccess.pages,
  ...forms.providerInterest.pages,
  ...forms.contact.pages,
} as const

export type BrowserForm = keyof typeof browserForms

export const earlyAccessOtherProblem = otherProblem.path

export type FormPage = {[Name in FormName]: keyof Forms[Name]['pages']}[FormName]

const pages: Readonly<Record<FormPage, {path: string}>> = {
  ...browserForms,
  ...forms.interest.pages,
  ...forms.download.pages,
}

export function formPage(page: FormPage): string {
  return pages[page].path
}

const isService = (subject: string | null): subject is Profession =>
  professions.some((profession) => profession === subject)

/**
 * Returns the page that a dialog link opens without JavaScript: its subject's page, or else the dialog's first page.
 */
export function dialogPage(dialog: DialogName, subject: string | null): string {
  if (dialog === 'waitlist' && isService(subject)) return waitlistPath(subject)
  const candidates = formNames
    .map(formSpec)
    .flatMap((form) => (form.dialog?.name === dialog ? Object.entries(form.pages) : []))
  const [, page] = candidates.find(([about]) => about === subject) ?? candidates[0] ?? []
  return page?.path ?? formPage('waitlist')
}

export const formPages: readonly string[] = Object.values(pages).map(({path}) => path)

/** Outcome pages of signed email links (LAW-1, LAW-3). */
export const linkPages = {
  left: '/register-interest/left',
  newsConfirmed: '/register-interest/news-confirmed',
  newsStopped: '/register-interest/news-stopped',
  problem: '/register-interest/link-problem',
} as const
