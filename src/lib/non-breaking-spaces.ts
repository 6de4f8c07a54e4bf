const units =
  'm|km|miles?|KB|MB|GB|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|am|pm|a\\.m\\.|p\\.m\\.'

/** The space between a figure and its unit. Nothing in it repeats, so that matching takes linear time. */
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

const inPhoneNumber = /(?<=\b0\d{2,4}|\b0\d{2,4}[ \u00A0]\d{3,4}|\b18001) (?=\d{3,6}(?!\d))/g

/** Makes spaces between figures and units and within phone numbers non-breaking (DES-11). */
export function addNonBreakingSpaces(text: string): string {
  return text.replace(beforeUnit, '\u00A0').replace(inPhoneNumber, '\u00A0')
}
