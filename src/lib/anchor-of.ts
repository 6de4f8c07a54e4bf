import {stegaClean} from '@sanity/client/stega'

/**
 * Makes an anchor of a heading or a question.
 *
 * @returns lower-case words and hyphens, free of the marks that draft mode puts into texts
 */
export function anchorOf(heading: string): string {
  const words = stegaClean(heading)
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words === null ? 'section' : words.join('-')
}
