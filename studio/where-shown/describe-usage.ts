import {previewLine} from '#studio/schema/preview-line.ts'
import type {Usage} from './usage.ts'
import {maxPages} from './usage-query.ts'

/** How many places a row names. */
const maxNames = 2

/** What fits beside each other in a row, in letters. */
const maxLetters = {name: 28, line: 44}

/**
 * Says in a few words where a document is used.
 *
 * @param type - of the document
 * @param usage - where it is used
 */
export function describeUsage(
  type: string,
  {isOnEveryPage, isOnEveryProfile, pages}: Usage,
): string {
  if (isOnEveryPage) return 'on every page'
  const names = [
    ...(isOnEveryProfile ? ['every profile'] : []),
    ...pages.map(({title}) => shortened(title, maxLetters.name)),
  ]
  // A clinician has a profile, whoever shows it.
  if (names.length === 0)
    return type === 'clinician' ? 'on no page but the profile' : 'not used yet'
  const shown = names.slice(0, maxNames)
  const more = names.length - maxNames
  if (more <= 0) return `on ${shown.join(' and ')}`
  const count = names.length < maxPages ? String(more) : `over ${maxPages - maxNames - 1}`
  return `on ${shown.join(', ')} and ${count} more`
}

/**
 * Joins what the row of a document says of itself and where it is used: its own words first, cut where they are so long
 * that nobody would see the others.
 *
 * @param own - what the row says without it, with the state of the document first
 * @param usage - where it is used
 */
export function lineWithUsage(own: string | null | undefined, usage: string): string {
  if (!own) return usage.charAt(0).toUpperCase() + usage.slice(1)
  return previewLine(shortened(own, maxLetters.line), usage)
}

function shortened(text: string, letters: number): string {
  if (text.length <= letters) return text
  const start = text.slice(0, letters - 1)
  const words = start.replace(/\S*$/, '').trimEnd()
  return `${words === '' ? start : words}…`
}
