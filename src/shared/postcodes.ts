/** Outward code, such as N1, SW11 or EC1A; never ends in I or O. */
const outward = '[A-Z]{1,2}[0-9][A-HJ-NP-Z0-9]?'
const outwardOnly = new RegExp(`^${outward}$`)
const wholePostcode = new RegExp(`^(${outward})[0-9][A-Z]{2}$`)
/** With an incomplete inward code, while somebody types. */
const halfTyped = new RegExp(`^(${outward}) [0-9]?[A-Z]{0,2}$`)
const wholeAmongWords = new RegExp(`(?<![A-Z0-9])(${outward}) ?[0-9][A-Z]{2}(?![A-Z0-9])`, 'g')
const beforeName = new RegExp(`^(${outward})(?: [A-Z]+){1,4}$`)
const afterName = new RegExp(`^(?:[A-Z]+ ){1,4}(${outward})(?: [0-9][A-Z]?)?$`)

/** Letters of London's postcodes; those of the second group have a district 0, such as CR0. */
const londonLetters = '(?:BR|DA|E|EC|EN|IG|KT|N|NW|RM|SE|SM|SW|TN|TW|UB|W|WC|WD)'
const lettersWithZero = '(?:CR|HA)'

/** A London postcode with the letters O and I typed for digits. */
const misread = new RegExp(
  `^((?:${londonLetters}[1-9I]|${lettersWithZero}[0-9OI])[0-9OI]?[A-HJ-NP-Z]?)(?: [0-9OI]?[A-Z]{0,2}| ?[0-9OI][A-Z]{2})?$`,
)

export function isDistrict(code: string): boolean {
  return outwardOnly.test(code)
}

/** Area slug: lower-case words joined by hyphens. */
const slugPattern = /^[a-z]{2,20}(?:-[a-z]{1,20}){0,3}$/

/** Extracts a single outward code from free text. Accepts incomplete postcodes, and O and I for 0 and 1. */
export function outwardCode(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const joined = words.replaceAll(' ', '')
  const half = halfTyped.exec(words)?.[1]
  if (half !== undefined) return half
  if (outwardOnly.test(joined)) return joined
  return wholePostcode.exec(joined)?.[1] ?? misreadCode(words) ?? codeAmongWords(words)
}

function misreadCode(words: string): string | null {
  const code = misread.exec(words)?.[1]
  // Without a digit, it may be a word: "hair" and "seizing", unlike SWI or ECIA IBB.
  if (code === undefined || /^(?!.*[0-9])(?!.*[OI]$)[A-Z]+$/.test(words)) return null
  const [, letters = '', rest = ''] = /^([A-Z]+?)([0-9OI].*)$/.exec(code) ?? []
  return letters + rest.replaceAll('O', '0').replaceAll('I', '1')
}

function codeAmongWords(words: string): string | null {
  const codes = new Set([...words.matchAll(wholeAmongWords)].map(([, code]) => code))
  const [code] = codes
  if (code !== undefined) return codes.size === 1 ? code : null
  return beforeName.exec(words)?.[1] ?? afterName.exec(words)?.[1] ?? null
}

/** Normalizes text to an outward code such as `N1` or an area slug such as `tower-hamlets`, otherwise unchanged. */
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
    .replace(/(?<!-of)-(?:greater-)?london$/, '')
  return slugPattern.test(slug) ? slug : text
}

export function isAreaKey(key: string): boolean {
  return outwardOnly.test(key) || slugPattern.test(key)
}
