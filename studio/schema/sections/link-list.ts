import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

const notedLink = f.defineObject({
  name: 'notedLink',
  title: 'Link',
  fields: {
    link: f.requiredField('link', 'Where it leads.'),
    note: f.optionalLine('A few words beside it, such as what kind of file it is.'),
    picture: f.field('picture', 'A picture under it. All links have one, or none.'),
    service: f.reference(
      'service',
      'The service that the link is about: adds its badge. May stay empty.',
    ),
  },
  preview: {select: {title: 'link.label', subtitle: 'note'}},
})

export const linkList = defineSection({
  name: 'linkList',
  title: 'List of links',
  description: 'A ruled list of links with a few words beside each.',
  fields: {
    heading: f.line('The heading of the section.'),
    intro: f.field('richText', 'What stands above the list. May stay empty.'),
    links: f.list(notedLink, 'The links, from top to bottom.', {min: 1}),
    after: f.field('richText', 'What follows the list. May stay empty.'),
  },
})
