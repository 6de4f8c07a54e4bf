import {Fragment, type ReactNode} from 'react'
import {editMarkAttribute} from '#lib/edit-marks.ts'
import type {Page} from './get-page.ts'
import type {PageSection, SectionMap, SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {SectionType} from '#model/sections.ts'
import {isKnownSection} from './is-known-section.ts'
import {ReadingLayout} from './reading-layout.tsx'
import {contentsOf, partIntoStretches} from './reading-contents.ts'
import {registry, type SectionRegistry} from './registry.ts'

type TargetOf = (key: string) => string

interface SectionListProps extends Around {
  page: Pick<Page, 'reading' | 'sections'>
  /** Says, in a draft session, what the Studio's overlays are to know of a section; null for visitors. */
  targetOf?: TargetOf | null
}

/** What a section is told about the page, beside its own content. */
type Around = Pick<SectionProps<SectionType>, 'variant' | 'listPage' | 'visitPlace'>

/**
 * Renders the sections of a page in the order the editor gave them. On a reading page, those that are read stand in one
 * column beside their contents.
 */
export function SectionList({page, targetOf = null, ...around}: SectionListProps) {
  const {reading} = page
  const sections = definedItems(page.sections)
  if (!reading) return renderAll(sections, around, targetOf)
  const stretches = partIntoStretches(sections)
  const first = stretches.find(({isColumn}) => isColumn)
  return stretches.map((stretch) => {
    const rendered = renderAll(stretch.sections, around, targetOf)
    const [{_key: key} = {_key: ''}] = stretch.sections
    if (!stretch.isColumn) return <Fragment key={key}>{rendered}</Fragment>
    const isFirst = stretch === first
    return (
      <ReadingLayout
        contents={isFirst ? contentsOf(stretch.sections) : []}
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
  around: Around,
  targetOf: TargetOf | null,
): ReactNode[] {
  return sections.map((section) => (
    <Fragment key={section._key}>
      {targetOf === null ? null : <template {...{[editMarkAttribute]: targetOf(section._key)}} />}
      {renderSection(section._type, section, around)}
    </Fragment>
  ))
}

function renderSection<Type extends SectionType>(
  type: Type,
  section: SectionMap[Type],
  around: Around,
): ReactNode {
  if (!isKnownSection(type)) return null
  const renderMarkup: SectionRegistry[Type] = registry[type]
  return renderMarkup({section, ...around})
}
