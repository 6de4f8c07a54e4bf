import {updatesPage} from '#shared/paths.ts'
import {confirmationDays} from '#registrations/domain/newsletter.ts'
import type {Signer} from '#registrations/domain/signing.ts'

export type MailLinks = ReturnType<typeof createMailLinks>

/** Signs the links of e-mails. They work without a login and lead to a page with a button. */
export function createMailLinks(origin: string, signer: Signer) {
  const link = (action: string, token: string) => `${origin}/api/interest/${action}?token=${token}`
  return {
    leave: (registrationId: string) => link('leave', signer.sign('leave', registrationId)),
    unsubscribe: (consentId: string) => link('unsubscribe', signer.sign('unsubscribe', consentId)),
    /** The entry of an update on its page. */
    update: (updateId: string) => `${origin}${updatesPage}#${updateId}`,
    /** Expires 14 days after `askedAt`. */
    confirm: (consentId: string, askedAt: Date) => {
      const expires = new Date(askedAt.getTime() + confirmationDays * 24 * 60 * 60_000)
      return link('confirm', signer.sign('confirm', consentId, expires))
    },
  }
}
