import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/**
 * Font of a text in a script that the site's typefaces lack: `greetings` is the font of that name, `system` the sans
 * serif of the device.
 */
export const scriptFont = dataAttribute('font', ['greetings', 'system'])

/** Characters in the Latin files of the site's typefaces, from the `unicode-range` in their packages. */
const inFiles =
  /^[\u{20}-\u{ff}\u{131}\u{152}\u{153}\u{2bb}\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{2000}-\u{206f}\u{20ac}\u{2122}\u{2191}\u{2193}\u{2212}\u{2215}]*$/u

/** Characters in `greetings.woff2`, and the space. */
const inGreetings = new Set(' ابحرسعلمکیتननमसते्તનમસે્கணமவ்こちにはん你好')

/**
 * Returns the font for a text, or `undefined` when the site's typefaces have every character of it. Browsers replace
 * single characters, which splits a word in two fonts, so the whole word uses another font.
 */
export function fontFor(text: string): ValueOf<typeof scriptFont> | undefined {
  const characters = text.normalize()
  if (inFiles.test(characters)) return undefined
  return Array.from(characters).every((character) => inGreetings.has(character))
    ? 'greetings'
    : 'system'
}
