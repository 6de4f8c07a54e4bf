/** E-mails whose copy is a document `emailText` of the same `name`. */
export const sentEmails = [
  'waitlistWelcome',
  'newsletterConfirm',
  'newsletterConfirmed',
  'providerInterest',
  'contactReceived',
  'areaOpen',
  'newsletter',
] as const

/** An update for previews and tests of the newsletter. */
export const exampleUpdate = {
  title: 'Our phone lines are open',
  text: 'You can call us from eight in the morning.',
  points: '• Ask about visits\n• Ask about prices',
}

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
