import {stegaClean} from '@sanity/client/stega'

/** Converts a heading or question to an anchor id, without the invisible marks that draft mode adds to text. */
export function anchorOf(heading: string): string {
  const words = stegaClean(heading)
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return words === null ? 'section' : words.join('-')
}
