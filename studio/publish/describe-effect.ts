import type {WhereShown} from '#studio/where-shown/where-shown.ts'

/** What an editor is told before a publication that changes more than one page of its own. */
export interface Effect {
  readonly heading: string
  /** The pages by name; empty where all pages change. */
  readonly pages: readonly string[]
}

/**
 * Says which pages a publication changes.
 *
 * @param type - of the document
 * @param shown - where visitors meet it
 * @returns undefined where nothing has to be asked: a page changes itself, and what no page shows changes none
 */
export function describeEffect(type: string, shown: WhereShown): Effect | undefined {
  if (type === 'page') return undefined
  if (shown.isOnEveryPage) return {heading: 'This changes every page', pages: []}
  const pages = shown.pages.map(({title, path}) => `${title} (${path})`)
  if (pages.length === 0) return undefined
  return {
    heading: pages.length === 1 ? 'This changes one page' : `This changes ${pages.length} pages`,
    pages,
  }
}
