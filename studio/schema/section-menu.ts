import {type ArrayOptions, defineArrayMember} from 'sanity'
import {layoutsOf} from './layouts.ts'
import {sectionPicturePath} from './section-pictures.ts'
import {sectionGroups, sections, sectionTypes} from './sections.ts'

export const sectionMembers = sectionTypes.map((type) => defineArrayMember({type}))

/** Sections of one fixed page each, which contains them already. */
const sectionsOfFixedPages: ReadonlySet<string> = new Set([
  'careGuide',
  'checklist',
  'cookieChoice',
  'formOutcome',
  'languageFinder',
  'matchingStreet',
  'phoneCard',
  'productPreview',
  'search',
])

export const isInsertable = (type: string): boolean => !sectionsOfFixedPages.has(type)

const sectionFilters = sectionGroups.map(({name, title, of}) => ({
  name,
  title,
  of: of.map((section) => section.name).filter(isInsertable),
}))

/** A shared section is the only reference in a page's list of sections. */
const sharedFilter = {name: 'shared', title: 'Shared', of: ['reference']}

export const sectionMenu = menuOf(sectionFilters)

export const pageSectionMenu = menuOf([...sectionFilters, sharedFilter])

function menuOf(groups: {name: string; title: string; of: string[]}[]): ArrayOptions {
  return {
    insertMenu: {
      filter: true,
      groups,
      views: [{name: 'grid', previewImageUrl: sectionPicture}, {name: 'list'}],
    },
  }
}

/** Returns the address of a section's image in the menu, that of its first layout; `reference` is a shared section. */
export function sectionPicture(type: string): string {
  if (type === 'reference') return sectionPicturePath('sharedSection')
  const [layout] = layoutsOf(sections.find(({name}) => name === type)?.fields ?? [])
  return sectionPicturePath(type, layout)
}
