import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, field, reference, requiredField} from '#studio/schema/fields.ts'

const notedLink = defineArrayMember({
  name: 'notedLink',
  title: 'Link',
  type: 'object',
  fields: [
    requiredField('link', 'link', 'Where it leads.'),
    optionalLine('note', 'A few words beside it, such as what kind of file it is.'),
    reference(
      'service',
      'service',
      'The service that the link is about: adds its door and its badge. May stay empty.',
    ),
  ],
  preview: {select: {title: 'link.label', subtitle: 'note'}},
})

export const linkList = defineSection({
  name: 'linkList',
  title: 'List of links',
  description: 'A ruled list of links with a few words beside each.',
  fields: [
    line('heading', 'The heading of the section.'),
    field('intro', 'richText', 'What stands above the list. May stay empty.'),
    defineField({
      name: 'links',
      type: 'array',
      description: 'The links, from top to bottom.',
      of: [notedLink],
      validation: (rule) => rule.required().min(1),
    }),
    field('after', 'richText', 'What follows the list. May stay empty.'),
  ],
})
