import type {PageSection} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'

/** Omits shared sections that are unpublished or still empty; the page renders without them. */
export function presentSections(
  sections: readonly (PageSection | {_key: string; _type?: undefined} | null)[] | null,
): PageSection[] {
  return definedItems(sections).filter((section) => section._type !== undefined)
}
