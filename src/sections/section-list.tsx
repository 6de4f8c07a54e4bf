import {Fragment, type ReactNode} from 'react'
import {editMarkAttribute} from '#lib/edit-marks.ts'
import type {Page} from './get-page.ts'
import type {PageSection, SectionMap, SectionProps, SectionType} from '#content/section-props.ts'
import {Band} from '#ui/layout/layout.styles.ts'
import {definedItems} from '#lib/defined-items.ts'
import {ReadingLayout} from './reading-layout.tsx'
import {contentsOf, type ContentsEntry, groupSections} from './reading-contents.ts'
import {isKnownSection, registry, type SectionRegistry} from './registry.ts'
import {resolveComponents} from './resolve-components.tsx'
import {IncompletePlaceholder} from './section-list.styles.ts'

type TargetOf = (key: string) => string

interface SectionListProps extends PageContext {
  page: Pick<Page, 'reading' | 'sections'>
  /** Null for visitors. */
  draft?: Draft | null
}

/** Additional data for rendering a draft. */
export interface Draft {
  /** Returns the value of the edit mark for a section key; null outside the Studio. */
  targetOf: TargetOf | null
  /** Text in place of an incomplete section. */
  incomplete: string
}

/** Page state that every section receives. */
type PageContext = Pick<
  SectionProps<SectionType>,
  'variant' | 'doors' | 'listPage' | 'visitPlace' | 'waiting'
>

/**
 * Renders the sections of a page in the editor's order. A reading page puts its text sections into a column with a
 * table of contents.
 */
export function SectionList({page, draft = null, ...context}: SectionListProps) {
  const {reading} = page
  const sections = definedItems(page.sections)
  if (!reading) return renderAll(sections, context, draft)
  const groups = groupSections(sections)
  const first = groups.find(({isColumn}) => isColumn)
  return groups.map((group) => {
    const rendered = renderAll(group.sections, context, draft)
    const [{_key: key} = {_key: ''}] = group.sections
    if (!group.isColumn) return <Fragment key={key}>{rendered}</Fragment>
    const isFirst = group === first
    return (
      <ReadingLayout
        contents={isFirst ? listContents(group.sections, draft) : []}
        key={key}
        title={reading.contents}
        updated={
          isFirst && reading.updated ? {date: reading.updated, label: reading.updatedLabel} : null
        }
      >
        {rendered}
      </ReadingLayout>
    )
  })
}

function renderAll(
  sections: readonly PageSection[],
  context: PageContext,
  draft: Draft | null,
): ReactNode[] {
  return sections.map((section) => (
    <Fragment key={section._key}>
      {draft === null
        ? renderSection(section._type, section, context)
        : renderDraft(section, context, draft)}
    </Fragment>
  ))
}

/** Marks the section for the Studio's overlays, and shows a placeholder while it is incomplete. */
function renderDraft(
  section: PageSection,
  context: PageContext,
  {targetOf, incomplete}: Draft,
): ReactNode {
  return (
    <>
      {targetOf === null ? null : <template {...{[editMarkAttribute]: targetOf(section._key)}} />}
      {renderIfComplete(section, context) ?? (
        <Band>
          <IncompletePlaceholder>
            <p data-unfinished="">{incomplete}</p>
          </IncompletePlaceholder>
        </Band>
      )}
    </>
  )
}

/** Resolves nested components as well, so that none of them can throw later. */
function renderIfComplete(section: PageSection, context: PageContext): ReactNode {
  return ifComplete(() => resolveComponents(renderSection(section._type, section, context)))
}

/** Skips the incomplete sections of a draft. */
function listContents(sections: readonly PageSection[], draft: Draft | null): ContentsEntry[] {
  return draft === null
    ? contentsOf(sections)
    : sections.flatMap((section) => ifComplete(() => contentsOf([section])) ?? [])
}

/** Returns null when rendering throws, which means that a required field of the draft is missing. */
function ifComplete<Result>(make: () => Result): Result | null {
  try {
    return make()
  } catch {
    return null
  }
}

function renderSection<Type extends SectionType>(
  type: Type,
  section: SectionMap[Type],
  context: PageContext,
): ReactNode {
  if (!isKnownSection(type)) return null
  const renderMarkup: SectionRegistry[Type] = registry[type]
  return renderMarkup({section, ...context})
}
