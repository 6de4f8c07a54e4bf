import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** Font of a text in another language that the text's typeface lacks. */
export const scriptFont = dataAttribute('font', ['greetings', 'device'])

/** Characters in `greetings.woff2`, and the space. */
const inGreetings = new Set(
  ' BCDHMNabdegijklmnoruwyzń\u0301ابةحدرسعفلمويکیतदनमसहिीे्ਅਕਜਤਪਬਰਲਸਾੀ੍ੰગજતનમરસાીુે્கணமவ்Ẹẹこちにはん中你好文',
)

/**
 * Returns the font that has every character of a text: that of greetings, or of the device. Browsers replace single
 * characters, which splits a word in two fonts.
 *
 * @returns `undefined` for the typeface of text, which has all of Latin-1 and the dashes and quotes of English
 */
export function fontFor(text: string): ValueOf<typeof scriptFont> | undefined {
  const normal = text.normalize()
  if (Array.from(normal).every((character) => inGreetings.has(character))) return 'greetings'
  return /^[\s!-ÿ‐-…]*$/u.test(normal) ? undefined : 'device'
}
