/** The dialogs a button can open instead of leading to a page; each is a form text or a fixed behaviour. */
export const dialogNames = [
  'waitlist',
  'earlyAccess',
  'interest',
  'providerInterest',
  'download',
] as const

export type DialogName = (typeof dialogNames)[number]
