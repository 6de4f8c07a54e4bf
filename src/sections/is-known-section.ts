import {registry} from './registry.ts'

/**
 * Returns whether the site can render a section type, and logs a warning when it cannot. A newer Studio or an API
 * client may publish other types.
 */
export function isKnownSection(type: string): boolean {
  const isKnown = Object.hasOwn(registry, type)
  if (!isKnown) console.warn(`A page has a section of the type "${type}": this site has none.`)
  return isKnown
}
