import {confirmationDays} from '#registrations/domain/newsletter.ts'
import type {Signer} from '#registrations/domain/signing.ts'

/** The signed links of e-mails. They work without login and lead to a page that asks before anything happens. */
export interface MailLinks {
  leave: (registrationId: string) => string
  unsubscribe: (consentId: string) => string
  /** Works for 14 days from when the person was asked. */
  confirm: (consentId: string, askedAt: Date) => string
}

/**
 * @param origin - the public origin of the site
 * @param signer - signs
 */
export function createMailLinks(origin: string, signer: Signer): MailLinks {
  const link = (action: string, token: string) => `${origin}/api/interest/${action}?token=${token}`
  return {
    leave: (id) => link('leave', signer.sign('leave', id)),
    unsubscribe: (id) => link('unsubscribe', signer.sign('unsubscribe', id)),
    confirm: (id, askedAt) => {
      const expires = new Date(askedAt.getTime() + confirmationDays * 24 * 60 * 60_000)
      return link('confirm', signer.sign('confirm', id, expires))
    },
  }
}
