import {updatesPage} from '#shared/paths.ts'
import {confirmationDays} from '#registrations/domain/newsletter.ts'
import type {Signer} from '#registrations/domain/signing.ts'

/** Signed links of e-mails. They work without a login and lead to a page with a button. */
export interface MailLinks {
  leave: (registrationId: string) => string
  unsubscribe: (consentId: string) => string
  /** The entry of an update on its page. */
  update: (updateId: string) => string
  /** Expires 14 days after `askedAt`. */
  confirm: (consentId: string, askedAt: Date) => string
}

export function createMailLinks(origin: string, signer: Signer): MailLinks {
  const link = (action: string, token: string) => `${origin}/api/interest/${action}?token=${token}`
  return {
    leave: (id) => link('leave', signer.sign('leave', id)),
    unsubscribe: (id) => link('unsubscribe', signer.sign('unsubscribe', id)),
    update: (id) => `${origin}${updatesPage}#${id}`,
    confirm: (id, askedAt) => {
      const expires = new Date(askedAt.getTime() + confirmationDays * 24 * 60 * 60_000)
      return link('confirm', signer.sign('confirm', id, expires))
    },
  }
}
