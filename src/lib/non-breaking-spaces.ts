/**
 * What a figure counts, as the dataset and this site write it; a line that begins with one of these reads as a mistake.
 */
const units =
  'm|km|miles?|KB|MB|GB|min|seconds?|minutes?|hours?|days?|weeks?|months?|years?|am|pm|a\\.m\\.|p\\.m\\.'

/** The space behind a figure and before its unit. No part of it repeats: long texts are read in one go. */
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu')

/** The spaces of a telephone number: what stands before each, and behind it, are digits alone. */
const inNumber = /(?<=\b0\d{2,4}|\b0\d{2,4}[ \u00A0]\d{3,4}|\b18001) (?=\d{3,6}(?!\d))/g

/**
 * Keeps a figure and its unit, and the groups of a telephone number, on one line: the spaces in them become ones that
 * do not break (DES-11).
 *
 * @param text - plain text
 * @returns the same text, of the same length
 */
export function keepTogether(text: string): string {
  return text.replace(beforeUnit, '\u00A0').replace(inNumber, '\u00A0')
}
