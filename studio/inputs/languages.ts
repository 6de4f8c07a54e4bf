/** Languages whose English name depends on the browser, or that Londoners call otherwise. */
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

/** Languages that are called as browsers call them. */
const codes =
  'af ak am ar az be bg bs ca ceb cs cy da de ee el en es et eu fi fr ga gaa gd gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko kok kri ku ky lg ln lo lt lv mg mk ml mn mr ms mt my ne nl no ny om pa pl ps pt rn ro ru rw sd si sk sl sn so sq sr ss st sv sw ta te tg th ti tk tn tr ts uk ur uz vi wo xh yi yo zu'.split(
    ' ',
  )

const browserNames = new Intl.DisplayNames('en-GB', {type: 'language'})

/** The BCP 47 code of each language by its English name, in alphabetical order. */
export const languages: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(ownNames),
    ...codes.map((code) => [browserNames.of(code) ?? code, code] as const),
  ].toSorted(([one], [other]) => one.localeCompare(other, 'en-GB')),
)

const byFoldedName = new Map(
  [...languages].map(([name, code]) => [name.toLowerCase(), {name, code}]),
)

/** The fields of a language that somebody speaks. */
export interface LanguageFields {
  name?: string
  lang?: string
}

/** Tells whether a language is one of the list, with the code that the list has for it. */
export function isListedLanguage({name, lang}: LanguageFields): boolean {
  return lang !== undefined && listed(name)?.code === lang
}

/**
 * Changes the name of a language. A listed name sets its code, also over one that an editor wrote. For any other name,
 * a code of the list is removed and a code of an editor stays.
 *
 * @param before - what the document says
 * @param name - the new name, perhaps half typed
 */
export function renameLanguage(before: LanguageFields, name: string): LanguageFields {
  const found = listed(name)
  if (found !== undefined) return {name: found.name, lang: found.code}
  const kept = before.lang === undefined || isListedLanguage(before) ? {} : {lang: before.lang}
  return name === '' ? kept : {name, ...kept}
}

const listed = (name: string | undefined) => byFoldedName.get(name?.toLowerCase() ?? '')
