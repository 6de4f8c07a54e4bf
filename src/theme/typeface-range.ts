import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** Font of greetings in another script than Latin. */
export const scriptFont = dataAttribute('font', ['greetings'])

/** Characters in `greetings.woff2`, and the space. */
const inGreetings = new Set(' ابحرسعلمکیتननमसते्તનમસે્கணமவ்こちにはん你好')

/**
 * Returns the font that has every character of a text, or `undefined` for the font of the device. Browsers replace
 * single characters, which splits a word in two fonts.
 */
export function fontFor(text: string): ValueOf<typeof scriptFont> | undefined {
  return Array.from(text.normalize()).every((character) => inGreetings.has(character))
    ? 'greetings'
    : undefined
}
