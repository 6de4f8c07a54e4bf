/**
 * The e-mails whose words are documents `emailText`; the document's `name` is one of these. The last three are asked on
 * the pages that the links of e-mails lead to.
 */
export const emailNames = [
  'waitlistWelcome',
  'newsletterConfirm',
  'newsletterConfirmed',
  'providerInterest',
  'contactReceived',
  'areaOpen',
  'erased',
  'footer',
  'leaveQuestion',
  'confirmQuestion',
  'unsubscribeQuestion',
] as const
