import {leaveWaitlist} from '#registrations/domain/erase.ts'
import {confirmNewsletter, stopNewsletter} from '#registrations/domain/newsletter.ts'
import {linkPages} from '#shared/html-forms.ts'
import type {LinkKind} from './link-endpoint.ts'

/** "Leave our list and delete my details" (LAW-3). */
export const leaveLink: LinkKind = {
  purpose: 'leave',
  oneClick: true,
  done: linkPages.left,
  act: async ({store, signer}, id, now) => {
    await leaveWaitlist(store, signer, id, now)
    return true
  },
}

/** "Yes, send me news": this click is the consent (LAW-1). */
export const confirmLink: LinkKind = {
  purpose: 'confirm',
  oneClick: false,
  done: linkPages.newsConfirmed,
  act: ({store, signer}, id, now) => confirmNewsletter(store, signer, id, now),
}

export const unsubscribeLink: LinkKind = {
  purpose: 'unsubscribe',
  oneClick: true,
  done: linkPages.newsStopped,
  act: async ({store, signer}, id, now) => {
    await stopNewsletter(store, signer, id, 'link in an e-mail', now)
    return true
  },
}
