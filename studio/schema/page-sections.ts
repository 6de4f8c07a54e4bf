import {defineArrayMember} from 'sanity'
import {findDuplicateAnchors} from '#studio/validation/duplicate-anchors.ts'
import {pageSectionMenu, sectionMembers} from './section-menu.ts'
import * as f from '#studio/schema/fields.ts'

/** Sections of a page, or of the template of clinicians' pages. */
export const pageSections = f.custom({
  type: 'array',
  description:
    'What the page is made of, from top to bottom. Drag to change the order. A shared section is kept once and changes on every page that uses it.',
  of: [
    ...sectionMembers,
    defineArrayMember({
      type: 'reference',
      title: 'Shared section',
      description: 'A section that other pages show too: a change of it changes them all.',
      to: [{type: 'sharedSection'}],
    }),
  ],
  options: pageSectionMenu,
  validation: (rule) =>
    rule
      .required()
      .min(1)
      .unique()
      .custom((value: Parameters<typeof findDuplicateAnchors>[0]) => {
        const issues = findDuplicateAnchors(value)
        return issues.length === 0 ? true : issues
      })
      .custom((value: {isHidden?: boolean}[] | undefined) =>
        value?.every(({isHidden}) => isHidden === true) === true && value.length > 0
          ? 'Show at least one section: a page of hidden ones is empty.'
          : true,
      ),
})
