import {Fragment, type ReactNode} from 'react'
import type {Page} from './get-page.ts'
import type {SectionMap} from '#content/section-props.ts'
import {present} from '#lib/present.ts'
import type {SectionType} from '#model/sections.ts'
import {registry, type SectionRegistry} from './registry.ts'

/** Draws the sections of a page in the order the editor gave them. */
export function SectionList({page}: {page: Page}) {
  return present(page.sections).map((section) => (
    <Fragment key={section._key}>{drawSection(section._type, section)}</Fragment>
  ))
}

function drawSection<Type extends SectionType>(type: Type, section: SectionMap[Type]): ReactNode {
  const draw: SectionRegistry[Type] = registry[type]
  return draw({section})
}
