import type {PageSection, SectionType} from '#content/section-props.ts'
import {anchorOf} from '#lib/anchor-of.ts'
import {groupQuestions} from './faqs/group-questions.ts'
import {isListed} from './stored-items/is-listed.server.ts'

/** One line of a list of contents. */
export interface ContentsEntry {
  /** What stands after the `#` of its link. */
  anchor: string
  title: string
}

/** The sections that can stand in the column of a reading page; all others keep the full width. */
const readable: ReadonlySet<SectionType> = new Set([
  'prose',
  'faqs',
  'priceTable',
  'workedExamples',
  'cancellation',
  'dataPolicyPart',
  'linkList',
  'storedItems',
  'cookieChoice',
])

/** Layouts that can stand in it, of types whose other layouts cannot. */
const readableLayouts: ReadonlySet<string> = new Set([
  'lists/included',
  'lists/open',
  'steps/arches',
])

/** A stretch of a page: sections of the full width, or sections that are read in one column. */
export interface Stretch {
  isColumn: boolean
  sections: PageSection[]
}

/**
 * Parts the sections of a reading page into what keeps the full width and what is read in a column.
 *
 * @param sections - in the order of the editor
 * @returns the stretches in that order; sections of a column have an anchor each where they have a heading
 */
export function partIntoStretches(sections: readonly PageSection[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const section of sections) {
    const isColumn = isReadable(section)
    const last = stretches.at(-1)
    if (last?.isColumn === isColumn) last.sections.push(withAnchor(section))
    else stretches.push({isColumn, sections: [isColumn ? withAnchor(section) : section]})
  }
  return stretches
}

/**
 * Lists the headings of a column.
 *
 * @param sections - with their anchors
 */
export function contentsOf(sections: readonly PageSection[]): ContentsEntry[] {
  return sections.flatMap((section) => {
    if ('listedQuestions' in section) return groupQuestions(section.listedQuestions)
    if (section._type === 'storedItems' && !isListed(section)) return []
    const title = headingOf(section)
    return title === null || section.anchor === null ? [] : [{anchor: section.anchor, title}]
  })
}

function isReadable(section: PageSection): boolean {
  return (
    readable.has(section._type) ||
    ('layout' in section && readableLayouts.has(`${section._type}/${section.layout}`))
  )
}

/** An anchor of the editor stays; without one it is made of the heading. */
function withAnchor(section: PageSection): PageSection {
  const heading = headingOf(section)
  return section.anchor || heading === null ? section : {...section, anchor: anchorOf(heading)}
}

function headingOf(section: PageSection): string | null {
  return 'heading' in section ? section.heading : null
}
