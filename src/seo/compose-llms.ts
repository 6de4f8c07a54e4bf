import {byNearness} from '#routing/prewarm-candidates.ts'
import {sitemapFile} from '#shared/generated-files.ts'
import {markdownAddress} from '#shared/page-documents.ts'

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

/**
 * How many pages the file names: more than the first content has, and so few that a model can read them before anything
 * else. What menus lead to stands in it in any case.
 */
export const maxLlmsPages = 150

/** What may be left out when there is little room: the name is part of the format. */
const optional = 'Optional'

/**
 * Writes what language models are told to read first (SEO-3): a heading, a summary, and lists of links to the Markdown
 * of pages, as https://llmstxt.org has it. Of many pages those of the menus and the nearest others are named, and where
 * all are listed.
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
  const linkTo = ({path, title, description}: Llms['pages'][number]) =>
    `- [${linkText(title)}](${origin}${markdownAddress(path)}): ${oneLine(description)}`
  const groups = sections.map(({title, paths}) => ({
    title,
    links: paths.flatMap(take).map(linkTo),
  }))
  const room = maxLlmsPages - groups.flatMap(({links}) => links).length
  const isAll = left.size <= room
  const others = [...left.keys()]
  const nearest = isAll ? others : byNearness(others, []).slice(0, Math.max(0, room))
  const everything = `- [${sitemapFile.slice(1)}](${origin}${sitemapFile})`
  groups.push({
    title: optional,
    links: [...nearest.flatMap(take).map(linkTo), ...(isAll ? [] : [everything])],
  })
  const parts = groups
    .filter(({links}) => links.length > 0)
    .map(({title, links}) => `## ${oneLine(title)}\n\n${links.join('\n')}`)
  return [`# ${oneLine(name)}`, `> ${oneLine(summary)}`, ...notes.map(oneLine), ...parts]
    .join('\n\n')
    .concat('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, '\\$&')
