import type {PageSection} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'

/**
 * Leaves out the places of a page where nothing stands: a shared section may be unpublished or still empty, and then
 * the page goes on without it.
 *
 * @param sections - as the page query returns them, shared ones in their places
 * @returns the sections that are there, in their order
 */
export function presentSections(
  sections: readonly (PageSection | {_type: null} | null)[] | null,
): PageSection[] {
  return definedItems(sections).filter((section) => section._type !== null)
}
