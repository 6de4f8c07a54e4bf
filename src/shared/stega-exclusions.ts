/**
 * Fields that the code compares, or that become part of an address, an attribute or a form's answer. The invisible
 * marks of click-to-edit would break them (https://www.sanity.io/docs/visual-editing/stega), so they carry none.
 */
const codeFields: ReadonlySet<string> = new Set([
  'address',
  'anchor',
  'availability',
  'category',
  'composition',
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
  'version',
])

/** In these the name is what the code finds a text by; elsewhere it is the name of a person or a service. */
const foundByName: ReadonlySet<string | undefined> = new Set(['formText', 'emailText'])

/** Its facts are filled into other texts, into addresses and into what search engines read. */
const settings = 'siteSettings'

/**
 * Says whether the code, and not only a reader, depends on the exact letters of a text.
 *
 * @param documentType - the type of the document the text is in
 * @param path - the way to it: names of fields, indexes and keys of items
 */
export function isStegaExcluded(
  documentType: string | undefined,
  path: readonly unknown[],
): boolean {
  const field = path.findLast((step) => typeof step === 'string')
  if (documentType === settings || field === undefined) return true
  return codeFields.has(field) || (field === 'name' && foundByName.has(documentType))
}
