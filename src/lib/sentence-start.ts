/** Returns the text with a capital first letter, as at the start of a sentence. */
export const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
