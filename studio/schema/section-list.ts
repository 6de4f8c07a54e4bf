import {type ArrayOptions, defineArrayMember} from 'sanity'
import {sectionTypes} from '#model/sections.ts'
import {sectionPicture} from './section-groups.ts'

/** The kinds of sections, as members of a list. */
export const sectionMembers = sectionTypes.map((type) => defineArrayMember({type}))

/**
 * The menu from which editors choose a section, by its picture.
 *
 * @param groups - its filters, with the sections that each of them shows
 */
export function sectionMenu(
  groups: readonly {readonly name: string; readonly title: string; readonly of: string[]}[],
): ArrayOptions {
  return {
    insertMenu: {
      filter: true,
      groups: [...groups],
      views: [{name: 'grid', previewImageUrl: sectionPicture}, {name: 'list'}],
    },
  }
}
