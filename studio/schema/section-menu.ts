import {type ArrayOptions, defineArrayMember} from 'sanity'
import {layoutsOf} from './layouts.ts'
import {sectionPicturePath} from './section-pictures.ts'
import {sectionGroups, sections, sectionTypes} from './sections.ts'

/** The sections as members of an array. */
export const sectionMembers = sectionTypes.map((type) => defineArrayMember({type}))

/** Sections that belong to one fixed page, or to each of a fixed set: they stand there already. */
const sectionsOfFixedPages: ReadonlySet<string> = new Set([
  'careGuide',
  'checklist',
  'cookieChoice',
  'formOutcome',
  'guideHead',
  'languageFinder',
  'matchingStreet',
  'productPreview',
  'search',
])

/** Says whether editors can add a section of a type to a page. */
export const isInsertable = (type: string): boolean => !sectionsOfFixedPages.has(type)

const filters = sectionGroups.map(({name, title, of}) => ({
  name,
  title,
  of: of.map((section) => section.name).filter(isInsertable),
}))

/** The filter for sections that several pages share: the reference to one is the only one in a page's array. */
const sharedFilter = {name: 'shared', title: 'Shared', of: ['reference']}

/** The menu from which editors choose a section by its picture. */
export const sectionMenu = menuOf(filters)

/** The same menu with the shared sections. */
export const pageSectionMenu = menuOf([...filters, sharedFilter])

function menuOf(groups: {name: string; title: string; of: string[]}[]): ArrayOptions {
  return {
    insertMenu: {
      filter: true,
      groups,
      views: [{name: 'grid', previewImageUrl: sectionPicture}, {name: 'list'}],
    },
  }
}

/**
 * The address of the picture from which editors choose a section: that of its first layout.
 *
 * @param type - of the section, or `reference` for a shared one
 */
export function sectionPicture(type: string): string {
  if (type === 'reference') return sectionPicturePath('sharedSection')
  const [layout] = layoutsOf(sections.find(({name}) => name === type)?.fields ?? [])
  return sectionPicturePath(layout === undefined ? type : `${type}-${layout}`)
}
