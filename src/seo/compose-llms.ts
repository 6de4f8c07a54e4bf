import {markdownAddress} from '#model/renditions.ts'

/** A group of pages as the menus of the site have them. */
export interface LlmsSection {
  title: string
  paths: readonly string[]
}

/** What the file says. */
export interface Llms {
  name: string
  summary: string
  /** Paragraphs before the lists. */
  notes: readonly string[]
  /** In the order of the menus; a page in several of them stands in the first. */
  sections: readonly LlmsSection[]
  pages: readonly {path: string; title: string; description: string}[]
}

/** What may be left out when there is little room: the name is part of the format. */
const optional = 'Optional'

/**
 * Writes what language models are told to read first (SEO-3): a heading, a summary, and lists of links to the Markdown of
 * every page, as https://llmstxt.org has it.
 *
 * @param content - its texts, from the dataset
 * @param origin - of the site, without a slash at its end
 * @returns Markdown
 */
export function composeLlms({name, summary, notes, sections, pages}: Llms, origin: string): string {
  const left = new Map(pages.map((page) => [page.path, page]))
  const take = (path: string) => {
    const page = left.get(path)
    left.delete(path)
    return page === undefined ? [] : [page]
  }
  const parts = [...sections, {title: optional, paths: [...left.keys()]}]
    .map(({title, paths}) => ({title, found: paths.flatMap(take)}))
    .filter(({found}) => found.length > 0)
    .map(({title, found}) => {
      const lines = found.map((page) => {
        const address = origin + markdownAddress(page.path)
        return `- [${linkText(page.title)}](${address}): ${oneLine(page.description)}`
      })
      return `## ${oneLine(title)}\n\n${lines.join('\n')}`
    })
  return [`# ${oneLine(name)}`, `> ${oneLine(summary)}`, ...notes.map(oneLine), ...parts]
    .join('\n\n')
    .concat('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, '\\$&')
