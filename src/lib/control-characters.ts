/** Characters that no XML document may hold (XML 1.0 §2.2), such as the vertical tab of a word processor. */
const forbidden = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\p{Cs}\ufffe\uffff]/gu

/**
 * Removes control characters and broken surrogates, which no reader of XML accepts.
 *
 * @param text - any text
 */
export const withoutControls = (text: string): string => text.replace(forbidden, '')
