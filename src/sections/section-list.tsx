import {Fragment, type ReactNode} from 'react'
import type {Page} from './get-page.ts'
import type {SectionMap} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {SectionType} from '#model/sections.ts'
import {registry, type SectionRegistry} from './registry.ts'

/** Renders the sections of a page in the order the editor gave them. */
export function SectionList({page}: {page: Page}) {
  return definedItems(page.sections).map((section) => (
    <Fragment key={section._key}>{renderSection(section._type, section)}</Fragment>
  ))
}

function renderSection<Type extends SectionType>(type: Type, section: SectionMap[Type]): ReactNode {
  const renderMarkup: SectionRegistry[Type] = registry[type]
  return renderMarkup({section})
}
