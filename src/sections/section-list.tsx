import {Fragment, type ReactNode} from 'react'
import type {Page} from './get-page.ts'
import type {PageSection, SectionMap} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {SectionType} from '#model/sections.ts'
import {isKnownSection} from './is-known-section.ts'
import {ReadingLayout} from './reading-layout.tsx'
import {contentsOf, partIntoStretches} from './reading-contents.ts'
import {registry, type SectionRegistry} from './registry.ts'

interface SectionListProps {
  page: Pick<Page, 'reading' | 'sections'>
  /** What the page is about where it has variants: an area, or the subject of a message. */
  variant?: string | null
}

/**
 * Renders the sections of a page in the order the editor gave them. On a reading page, those that are read stand in one
 * column beside their contents.
 */
export function SectionList({page, variant = null}: SectionListProps) {
  const {reading} = page
  const sections = definedItems(page.sections)
  if (!reading) return renderAll(sections, variant)
  const stretches = partIntoStretches(sections)
  const first = stretches.find(({isColumn}) => isColumn)
  return stretches.map((stretch) => {
    const rendered = renderAll(stretch.sections, variant)
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

function renderAll(sections: readonly PageSection[], variant: string | null): ReactNode[] {
  return sections.map((section) => (
    <Fragment key={section._key}>{renderSection(section._type, section, variant)}</Fragment>
  ))
}

function renderSection<Type extends SectionType>(
  type: Type,
  section: SectionMap[Type],
  variant: string | null,
): ReactNode {
  if (!isKnownSection(type)) return null
  const renderMarkup: SectionRegistry[Type] = registry[type]
  return renderMarkup({section, variant})
}
