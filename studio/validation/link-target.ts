const addressPattern =
  /^(https:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+|tel:\+?[\d]+|\/(?!\/)[^\s]*|#[^\s]+)$/

/**
 * Says whether an editor's text can be used as the address of a link. Other schemes (`javascript:`, `http:`)
 * and protocol-relative addresses are refused.
 *
 * @param address - the text as typed
 */
export function isLinkAddress(address: string): boolean {
  return addressPattern.test(address)
}

const fieldOfKind = new Map([
  ['page', {field: 'page', message: 'Choose the page to go to.'}],
  ['address', {field: 'address', message: 'Fill in the address to go to.'}],
  ['file', {field: 'file', message: 'Upload the file that the link opens.'}],
  ['dialog', {field: 'dialog', message: 'Choose the form that opens.'}],
])

/**
 * Finds out whether a link says where it leads.
 *
 * @param link - the value of a `link` or `textLink` field; nothing at all is a matter for `required`
 * @returns what the editor has to do, or undefined when the field of the chosen kind is filled
 */
export function missingLinkTarget(
  link: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (link === undefined) return undefined
  const rule = fieldOfKind.get(linkKind(link))
  if (rule === undefined) return 'Choose where the link leads.'
  const target = link[rule.field]
  return target === undefined || target === '' || isWithoutAsset(target) ? rule.message : undefined
}

/** A file field whose upload was removed may stay behind without its asset. */
function isWithoutAsset(target: unknown): boolean {
  return (
    typeof target === 'object' &&
    target !== null &&
    '_type' in target &&
    target._type === 'file' &&
    !('asset' in target)
  )
}

/**
 * Reads which kind of target an editor chose; a link without a choice is one to a page.
 *
 * @param link - the value of a link, complete or not
 */
export function linkKind(link: unknown): string {
  return typeof link === 'object' &&
    link !== null &&
    'kind' in link &&
    typeof link.kind === 'string'
    ? link.kind
    : 'page'
}
