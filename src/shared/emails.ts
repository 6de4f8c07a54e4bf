/** Names of `emailText` documents. The last three hold the questions on the pages that email links open. */
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
