import {Fragment, type ReactNode} from 'react'
import type {Page} from '@/content/queries/get-page'
import type {SectionMap} from '@/content/section-props'
import {present} from '@/lib/present'
import type {SectionType} from '@/model/sections'
import {registry, type SectionRegistry} from './registry'

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
