/**
 * Where a form lands that a browser sent without JavaScript (FORM-6). Each page is a document with a section
 * `formOutcome`, which shows the message of the form's own document.
 */
interface OutcomePages {
  received: string
  /** Something is missing or malformed. */
  incomplete: string
  /** It could not be kept. */
  problem: string
  /** The field that only robots fill in was filled in. */
  trapped: string
}

const providerPages = (received: string): OutcomePages => ({
  received,
  incomplete: '/providers/interest-problem',
  problem: '/providers/interest-problem',
  trapped: received,
})

/** GP and Nurse are told what the toast says, Specialist and Carer what the dialog says (FORM-4). */
const toastPage = providerPages('/providers/interest-received')
const inlinePage = providerPages('/providers/interest-registered')

/** By the name that the form's address carries: `/api/interest/register?form=earlyAccess`. */
export const browserForms = {
  waitlist: {
    received: '/register-interest/received',
    incomplete: '/register-interest/problem',
    problem: '/register-interest/problem',
    trapped: '/register-interest/received',
  },
  // A patient's early access fails with other words than a professional's (FORM-2).
  earlyAccess: {
    received: '/early-access/received',
    incomplete: '/early-access/incomplete',
    problem: '/early-access/problem',
    trapped: '/early-access/received',
  },
  gp: toastPage,
  nurse: toastPage,
  specialist: inlinePage,
  carer: inlinePage,
  contact: {
    received: '/contact/received',
    incomplete: '/contact/incomplete',
    problem: '/contact/problem',
    trapped: '/contact/thanks',
  },
} as const satisfies Record<string, OutcomePages>

export type BrowserForm = keyof typeof browserForms

/** Where a professional's early access lands when it could not be kept. */
export const earlyAccessOtherProblem = '/early-access/not-sent'

/** The pages with the same forms as the dialogs, for visitors without JavaScript. */
export const formPages = {
  waitlist: '/register-interest',
  earlyAccess: '/early-access',
  contact: '/contact',
  interest: '/not-available-yet',
  gp: '/providers/gp/register',
  nurse: '/providers/nurse/register',
  specialist: '/providers/specialist/register',
  carer: '/providers/carer/register',
  appstore: '/download/ios',
  playstore: '/download/android',
} as const

/** Where the signed links of e-mails land once they have done their work (LAW-1, LAW-3). */
export const linkPages = {
  left: '/register-interest/left',
  newsConfirmed: '/register-interest/news-confirmed',
  newsStopped: '/register-interest/news-stopped',
  problem: '/register-interest/link-problem',
} as const

/** What is new, for visitors who wait for the app (MOD-4). */
export const updatesPage = '/updates'
