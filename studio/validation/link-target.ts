import {textAt, valueAt} from '#studio/value-at.ts'

const addressPattern =
  /^(https:\/\/[^\s]+|mailto:[^\s@]+@[^\s]+|tel:\+?[\d]+|\/(?!\/)[^\s]*|#[^\s]+)$/

/** Accepts safe link addresses. Rejects other schemes (`javascript:`, `http:`) and protocol-relative addresses. */
export function isLinkAddress(address: string): boolean {
  return addressPattern.test(address)
}

const fieldOfKind = new Map([
  ['page', {field: 'page', message: 'Choose the page to go to.'}],
  ['address', {field: 'address', message: 'Fill in the address to go to.'}],
  ['file', {field: 'file', message: 'Upload the file that the link opens.'}],
  ['dialog', {field: 'dialog', message: 'Choose the form that opens.'}],
])

/** Checks that a `link` or `textLink` has a target of its chosen kind, with a message for editors. */
export function checkLinkTarget(
  link: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (link === undefined) return undefined
  const rule = fieldOfKind.get(linkKind(link))
  if (rule === undefined) return 'Choose where the link leads.'
  const target = link[rule.field]
  return target === undefined || target === '' || isWithoutAsset(target) ? rule.message : undefined
}

/** A file field whose upload was removed may remain without an asset. */
const isWithoutAsset = (target: unknown): boolean =>
  textAt(target, '_type') === 'file' && valueAt(target, 'asset') === undefined

/** Returns the kind of target that an editor chose; `page` by default. */
export const linkKind = (link: unknown): string => textAt(link, 'kind') ?? 'page'
