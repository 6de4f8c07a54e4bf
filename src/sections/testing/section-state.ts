import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import type {SectionMap, SectionState, SectionType} from '#content/section-props.ts'

/** Written by Jest's global setup. */
export const statesFile = join(import.meta.dirname, '../../../tests/.output/section-states.json')

/** Returns every section type in every layout, with the first content. */
export function sectionStates(): SectionState[] {
  return z.custom<SectionState[]>(Array.isArray).parse(JSON.parse(readFileSync(statesFile, 'utf8')))
}

/**
 * Returns a section of the first content.
 *
 * @param layout - one of several; by default the first
 * @throws Error when no page has such a section
 */
export function sectionState<Type extends SectionType>(type: Type): SectionMap[Type]
export function sectionState<
  Type extends SectionType,
  const Layout extends NonNullable<Extract<SectionMap[Type], {layout: unknown}>['layout']>,
>(type: Type, layout: Layout): SectionMap[Type] & {layout: Layout}
export function sectionState(type: SectionType, layout?: string): object {
  const ofType = sectionStates().filter((each) => each.type === type)
  const state = ofType.find((each) => layout === undefined || each.layout === layout)
  if (state === undefined) throw new Error(`No page has a section ${type} ${layout ?? ''}.`)
  return state.section
}
