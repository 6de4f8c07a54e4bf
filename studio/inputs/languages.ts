/** Languages whose English name depends on the browser or differs from common usage in London. */
const ownNames = {
  'British Sign Language': 'bfi',
  Bengali: 'bn',
  Cantonese: 'yue',
  Dari: 'prs',
  Farsi: 'fa',
  Filipino: 'fil',
  Hakka: 'hak',
  Kurmanji: 'kmr',
  Mandarin: 'cmn-Hans',
  Patois: 'jam',
  Sorani: 'ckb',
  Sylheti: 'syl',
  Twi: 'tw',
} as const

/** Languages whose names come from the browser. */
const codes =
  'af ak am ar az be bg bs ca ceb cs cy da de ee el en es et eu fi fr ga gaa gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko kok kri ku ky lg ln lo lt lv mg mk ml mn mr ms mt my ne nl no ny om pa pl ps pt rn ro ru rw sd si sk sl sn so sq sr ss st sv sw ta te tg th ti tk tn tr ts uk ur uz vi wo xh yi yo zu'.split(
    ' ',
  )

const browserNames = new Intl.DisplayNames('en-GB', {type: 'language'})

/** BCP 47 codes by English name, in alphabetical order. */
export const languages: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(ownNames),
    ...codes.map((code) => [browserNames.of(code) ?? code, code] as const),
  ].toSorted(([one], [other]) => one.localeCompare(other, 'en-GB')),
)

const byFoldedName = new Map(
  [...languages].map(([name, code]) => [name.toLowerCase(), {name, code}]),
)

export interface LanguageFields {
  name?: string
  lang?: string
}

export function isListedLanguage({name, lang}: LanguageFields): boolean {
  return lang !== undefined && listed(name)?.code === lang
}

/**
 * Renames a language. A listed name sets its code. Any other name removes a code from the list and keeps the editor's
 * own code.
 *
 * @param name - the new name, perhaps incomplete
 */
export function renameLanguage(before: LanguageFields, name: string): LanguageFields {
  const found = listed(name)
  if (found !== undefined) return {name: found.name, lang: found.code}
  const kept = before.lang === undefined || isListedLanguage(before) ? {} : {lang: before.lang}
  return name === '' ? kept : {name, ...kept}
}

const listed = (name: string | undefined) => byFoldedName.get(name?.toLowerCase() ?? '')
