import {previewLine} from '#studio/schema/preview-line.ts'
import {sectionMembers, sectionMenu} from '#studio/schema/section-menu.ts'
import {sectionThumbnail} from '#studio/schema/section-pictures.ts'
import * as f from '#studio/schema/fields.ts'

interface SectionType {
  readonly name: string
  readonly title?: string
}

/**
 * Declares a document that holds one section for use on several pages.
 *
 * @param kinds - all sections; lists show the title of the one in the document
 */
export function sharedSectionOf(kinds: readonly SectionType[]) {
  const titles = new Map(kinds.map(({name, title}) => [name, title]))
  return f.defineDocument({
    name: 'sharedSection',
    title: 'Shared section',
    description: 'A section that is kept once and used on several pages.',
    fields: f.fieldsOf({
      title: f.line('What editors call it. Visitors do not see it.'),
      section: f.custom({
        type: 'array',
        description:
          'The one section that every page with it shows. To share a section that already stands on a page, choose Copy in its menu there, the three dots, and Paste field in the menu of this one.',
        of: sectionMembers,
        options: sectionMenu,
        validation: (rule) =>
          rule.required().length(1).error('A shared section holds one section, and only one.'),
      }),
    }),
    orderings: [{title: 'Title', name: 'title', by: [{field: 'title', direction: 'asc'}]}],
    preview: {
      select: {title: 'title', kind: 'section.0._type', layout: 'section.0.layout'},
      prepare: ({kind, layout, ...shown}) => ({
        ...shown,
        subtitle: previewLine('Shared section', titles.get(String(kind))),
        ...(typeof kind === 'string' ? {media: sectionThumbnail(kind, layout)} : {}),
      }),
    },
  })
}
