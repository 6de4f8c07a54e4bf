/** The dialogs a button can open instead of leading to a page; each is a form text or a fixed behaviour. */
export const dialogNames = [
  'waitlist',
  'earlyAccess',
  'interest',
  'providerInterest',
  'download',
] as const

export type DialogName = (typeof dialogNames)[number]

/** A link that opens a dialog, as the dataset knows it. */
export interface DialogLink {
  dialog: DialogName
  /** The service or profession that it is about. */
  subject: string | null
}

/**
 * Finds the dialogs that the links of a page open.
 *
 * @param content - what a query returned
 * @returns each link to a dialog, as often as it occurs
 */
export function dialogLinksIn(content: unknown): DialogLink[] {
  if (Array.isArray(content)) return content.flatMap((item: unknown) => dialogLinksIn(item))
  if (typeof content !== 'object' || content === null) return []
  const own = 'kind' in content && content.kind === 'dialog' && 'dialog' in content
  const dialog = own ? dialogNames.find((name) => name === content.dialog) : undefined
  const subject =
    'subject' in content && typeof content.subject === 'string' ? content.subject : null
  const below = Object.values(content).flatMap((value: unknown) => dialogLinksIn(value))
  return dialog === undefined ? below : [{dialog, subject}, ...below]
}
