/**
 * Fields that code compares or uses in URLs, attributes or responses. The invisible marks of click-to-edit would
 * break them: see https://www.sanity.io/docs/visual-editing/stega.
 */
const codeFields: ReadonlySet<string> = new Set([
  'address',
  'anchor',
  'availability',
  'category',
  'dialog',
  'edgePostcodes',
  'extension',
  'form',
  'highlight',
  'icon',
  'key',
  'kind',
  'lang',
  'mode',
  'modes',
  'options',
  'part',
  'platform',
  'postcodes',
  'profession',
  'state',
  'status',
  'storageKey',
  'slug',
  'store',
  'subject',
  'tone',
  'layout',
  'icon',
])

/** Types whose name is a lookup key, not the name of a person or service. */
const foundByName: ReadonlySet<string | undefined> = new Set(['formText', 'emailText'])

/** The settings fill tokens in URLs and metadata. */
const settings = 'siteSettings'

/** Returns whether code depends on the exact characters of a text at a path of field names, indexes and keys. */
export function isStegaExcluded(
  documentType: string | undefined,
  path: readonly unknown[],
): boolean {
  const field = path.findLast((step) => typeof step === 'string')
  if (documentType === settings || field === undefined) return true
  return codeFields.has(field) || (field === 'name' && foundByName.has(documentType))
}
