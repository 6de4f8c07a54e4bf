import {nearestFirst} from '#routing/prewarm-candidates.ts'
import {sitemapFile} from '#shared/generated-files.ts'
import {markdownPath} from '#shared/page-documents.ts'

/** Pages of a menu. */
interface LlmsSection {
  title: string
  paths: readonly string[]
}

export interface Llms {
  name: string
  summary: string
  notes: readonly string[]
  /** In menu order. A page in several menus is listed in the first. */
  sections: readonly LlmsSection[]
  pages: readonly {path: string; title: string; description: string}[]
}

/** Maximum number of pages, menu pages excepted: short enough for a model's context. */
export const maxLlmsPages = 150

/** Heading for links that may be skipped, defined by the format. */
const optional = 'Optional'

/**
 * Returns `llms.txt` as https://llmstxt.org specifies: menu pages, then the other pages nearest to the root (SEO-3).
 */
export function composeLlms({name, summary, notes, sections, pages}: Llms, origin: string): string {
  const left = new Map(pages.map((page) => [page.path, page]))
  const take = (path: string) => {
    const page = left.get(path)
    left.delete(path)
    return page === undefined ? [] : [page]
  }
  const linkTo = ({path, title, description}: Llms['pages'][number]) =>
    `- [${linkText(title)}](${origin}${markdownPath(path)}): ${oneLine(description)}`
  const groups = sections.map(({title, paths}) => ({
    title,
    links: paths.flatMap(take).map(linkTo),
  }))
  const room = maxLlmsPages - groups.flatMap(({links}) => links).length
  const isAll = left.size <= room
  const others = [...left.keys()]
  const nearest = isAll ? others : nearestFirst(others, []).slice(0, Math.max(0, room))
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
