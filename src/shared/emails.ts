/** E-mails whose copy is a document `emailText` of the same `name`. */
export const sentEmails = [
  'waitlistWelcome',
  'newsletterConfirm',
  'newsletterConfirmed',
  'providerInterest',
  'contactReceived',
  'areaOpen',
] as const

export type SentEmail = (typeof sentEmails)[number]

/** Names of documents `emailText`: the e-mails, their footer, and the pages that links in e-mails lead to. */
export const emailNames = [
  ...sentEmails,
  'erased',
  'footer',
  'leaveQuestion',
  'confirmQuestion',
  'unsubscribeQuestion',
] as const

/** Path at which the site sends an editor a test of an e-mail. */
export const emailTestPath = '/api/email-test'
