import type {LoadEmailText} from '#registrations/mail/mail.ts'
import type {LinkPurpose} from '#registrations/domain/signing.ts'
import type {ConfirmationCopy} from './confirmation-page.ts'

/**
 * Used while the content lake is unavailable: leaving and unsubscribing are rights, and must always work. Editors
 * change the copy in the e-mail texts `leaveQuestion`, `confirmQuestion` and `unsubscribeQuestion`.
 */
const fallbackCopy: Readonly<Record<LinkPurpose, ConfirmationCopy>> = {
  leave: {
    heading: 'Leave our list and delete my details',
    body: [
      'Press the button to leave our list. We’ll delete everything that we keep under your email address, for everyone who registered with it.',
    ],
    button: 'Leave and delete my details',
  },
  confirm: {
    heading: 'Confirm that you want our news',
    body: ['Press the button if you want our news by email. You can stop at any time.'],
    button: 'Yes, send me news',
  },
  unsubscribe: {
    heading: 'Stop news emails',
    body: ['Press the button to stop our news emails.'],
    button: 'Stop news emails',
  },
}

/** Shown while the database is unavailable. */
export const tryLater: ConfirmationCopy = {
  heading: 'We couldn’t do this now',
  body: ['Nothing was changed. Please open the link from the email again later.'],
  button: null,
}

/** Loads the editors' copy of a confirmation page, or falls back to fixed copy. */
export async function confirmationCopy(
  purpose: LinkPurpose,
  load: LoadEmailText,
): Promise<ConfirmationCopy> {
  try {
    const {subject, body, button} = await load(`${purpose}Question`)
    return {heading: subject, body, button: button ?? fallbackCopy[purpose].button}
  } catch {
    return fallbackCopy[purpose]
  }
}
