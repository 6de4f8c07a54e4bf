import {firstContent} from '#content/testing/first-content.ts'
import type {SectionMap, SectionState, SectionType} from '#content/section-props.ts'

/** Returns every section type in every layout, with the first content. */
export const sectionStates = (): SectionState[] => firstContent().states

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
