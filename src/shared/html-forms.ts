import {
  type DialogName,
  type FormName,
  type Forms,
  formNames,
  forms,
  formSpec,
} from './forms/all-forms.ts'
import {otherProblem} from './forms/early-access.ts'

/** What each form that a browser can send without JavaScript is called in the address that it posts to (FORM-6). */
export const browserForms = {
  ...forms.waitlist.pages,
  ...forms.earlyAccess.pages,
  ...forms.providerInterest.pages,
  ...forms.contact.pages,
} as const

export type BrowserForm = keyof typeof browserForms

/** Where a professional's early access lands when it could not be kept. */
export const earlyAccessOtherProblem = otherProblem.path

/** What the pages with forms are about: a form, a profession, a store. */
export type FormPage = {[Name in FormName]: keyof Forms[Name]['pages']}[FormName]

const pages: Readonly<Record<FormPage, {path: string}>> = {
  ...browserForms,
  ...forms.interest.pages,
  ...forms.download.pages,
}

/**
 * Names the page of a form.
 *
 * @param page - a form, a profession or a store
 * @returns its path
 */
export function formPage(page: FormPage): string {
  return pages[page].path
}

/**
 * Names the page that a link to a dialog leads to without JavaScript.
 *
 * @param dialog - as links name it
 * @param subject - the service, profession or store that the link is about
 * @returns the path of the page about the subject; without one, of the dialog's first page
 */
export function dialogPage(dialog: DialogName, subject: string | null): string {
  const found = formNames
    .map(formSpec)
    .flatMap((form) => (form.dialog?.name === dialog ? Object.entries(form.pages) : []))
  const [, page] = found.find(([about]) => about === subject) ?? found[0] ?? []
  return page?.path ?? formPage('waitlist')
}

/** Every page with a form. */
export const formPages: readonly string[] = Object.values(pages).map(({path}) => path)

/** Where the signed links of e-mails land once they have done their work (LAW-1, LAW-3). */
export const linkPages = {
  left: '/register-interest/left',
  newsConfirmed: '/register-interest/news-confirmed',
  newsStopped: '/register-interest/news-stopped',
  problem: '/register-interest/link-problem',
} as const
