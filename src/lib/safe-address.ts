/** Schemes of links; others, such as `javascript:`, would run in the page. */
const schemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:'])

/** Returns the address of a link, or undefined where its scheme isn't that of a link. */
export function safeAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, 'https://site.invalid')) return undefined
  return schemes.has(new URL(address, 'https://site.invalid').protocol) ? address : undefined
}
