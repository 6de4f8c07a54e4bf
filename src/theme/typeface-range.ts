import {dataAttribute} from '#lib/data-attribute.ts'

/** Font of a text: `system` is the sans serif of the device, for a script that the site's typefaces lack. */
export const scriptFont = dataAttribute('font', ['system'])

/** Characters in the Latin files of the site's typefaces, from the `unicode-range` in their packages. */
const inFiles =
  /^[\u{20}-\u{ff}\u{131}\u{152}\u{153}\u{2bb}\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{2000}-\u{206f}\u{20ac}\u{2122}\u{2191}\u{2193}\u{2212}\u{2215}]*$/u

/**
 * Whether the site's typefaces have every character of a text. Browsers replace single characters, which splits a word
 * in two fonts, so the whole word should use another font.
 */
export function isInTypeface(text: string): boolean {
  return inFiles.test(text.normalize())
}
