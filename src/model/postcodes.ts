/** The first part of a postcode, such as N1, SW11 or EC1A. */
const outward = '[A-Z]{1,2}[0-9][A-Z0-9]?'
const outwardOnly = new RegExp(`^${outward}$`)
const beforeSpace = new RegExp(`^(${outward}) [0-9]?[A-Z]{0,2}$`)
const whole = new RegExp(`^(${outward})[0-9][A-Z]{2}$`)

/**
 * Says whether a text is the first part of a postcode, as areas list it.
 *
 * @param code - the text
 */
export function isDistrict(code: string): boolean {
  return outwardOnly.test(code)
}

/** As areas are known by in addresses: lower-case words joined by hyphens. */
const slugPattern = /^[a-z]{2,20}(?:-[a-z]{2,20}){0,3}$/

/**
 * Finds the first part of a postcode; of the rest nothing is needed.
 *
 * @param text - a postcode or its first part, as people type it
 * @returns the first part in capitals; null when the text is no postcode
 */
export function outwardCode(text: string): string | null {
  const words = text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
  const joined = words.replaceAll(' ', '')
  if (outwardOnly.test(joined)) return joined
  return beforeSpace.exec(words)?.[1] ?? whole.exec(joined)?.[1] ?? null
}

/**
 * Brings an answer to "which area" into the one form it is kept in: the first part of a postcode, or the name of an
 * area as it stands in addresses.
 *
 * @param text - as typed
 * @returns for instance `N1` or `tower-hamlets`; what is neither comes back as it was
 */
export function areaKeyOf(text: string): string {
  const code = outwardCode(text)
  if (code !== null) return code
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(?:the-)?(?:london-|royal-)?borough-of-/, '')
  return slugPattern.test(slug) ? slug : text
}

/**
 * Says whether a text can be kept as an area.
 *
 * @param key - from `areaKeyOf`
 */
export function isAreaKey(key: string): boolean {
  return outwardOnly.test(key) || slugPattern.test(key)
}
