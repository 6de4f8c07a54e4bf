import {registry} from './registry.ts'

/**
 * Tells whether the site can render sections of a type, and says in the log when it cannot: a Studio that is newer than
 * the site may know more of them, and the API takes any.
 *
 * @param type - the `_type` of a section of the dataset
 */
export function isKnownSection(type: string): boolean {
  const isKnown = Object.hasOwn(registry, type)
  if (!isKnown) console.warn(`A page has a section of the type "${type}": this site has none.`)
  return isKnown
}
