import type {PageSection, SectionType} from '#content/section-props.ts'
import {anchorOf} from '#lib/anchor-of.ts'
import {groupQuestions} from './faqs/group-questions.ts'
import {isListed} from './stored-items/is-listed.server.ts'

/** Entry of a table of contents. */
export interface ContentsEntry {
  /** Fragment of its link, without `#`. */
  anchor: string
  title: string
}

/** Section types that fit the reading column; all others use the full width. */
const readable: ReadonlySet<SectionType> = new Set([
  'prose',
  'priceTable',
  'workedExamples',
  'dataPolicyPart',
  'linkList',
  'storedItems',
  'cookieChoice',
])

/** Single layouts that fit the column, although other layouts of their type do not. */
const readableLayouts: ReadonlySet<string> = new Set([
  'faqs/groups',
  'points/notes',
  'points/numbers',
])

/** Consecutive sections that use the full width or share one reading column. */
export interface SectionGroup {
  isColumn: boolean
  sections: PageSection[]
}

/**
 * Groups the sections of a reading page by width, in their order. Sections of a column without an anchor get one from
 * their heading.
 */
export function groupSections(sections: readonly PageSection[]): SectionGroup[] {
  const groups: SectionGroup[] = []
  for (const section of sections) {
    const isColumn = isReadable(section)
    const last = groups.at(-1)
    if (last?.isColumn === isColumn) last.sections.push(withAnchor(section))
    else groups.push({isColumn, sections: [isColumn ? withAnchor(section) : section]})
  }
  return groups
}

/** Lists the headings of the sections that have an anchor. */
export function contentsOf(sections: readonly PageSection[]): ContentsEntry[] {
  return sections.flatMap((section) => {
    if ('listedQuestions' in section) return groupQuestions(section.listedQuestions)
    if (section._type === 'storedItems' && !isListed(section)) return []
    const title = headingOf(section)
    return title === null || section.anchor === undefined ? [] : [{anchor: section.anchor, title}]
  })
}

function isReadable(section: PageSection): boolean {
  return (
    readable.has(section._type) ||
    ('layout' in section && readableLayouts.has(`${section._type}/${section.layout}`))
  )
}

function withAnchor(section: PageSection): PageSection {
  const heading = headingOf(section)
  return section.anchor || heading === null ? section : {...section, anchor: anchorOf(heading)}
}

function headingOf(section: PageSection): string | null {
  return 'heading' in section ? (section.heading ?? null) : null
}
