import type {ReactNode} from 'react'
import type {SectionProps, SectionType} from '#content/section-props.ts'
import {components} from './generated/components.ts'

export type SectionRegistry = {
  [Type in SectionType]: (props: SectionProps<Type>) => ReactNode
}

/** Component of each section type. */
export const registry: SectionRegistry = components

/**
 * Returns whether the site can render a section type, and logs a warning when it cannot. A newer Studio or an API
 * client may publish other types.
 */
export function isKnownSection(type: string): boolean {
  const isKnown = Object.hasOwn(registry, type)
  if (!isKnown) console.warn(`Skipped a section of type "${type}": update the site to render it.`)
  return isKnown
}
