import {defineArrayMember, defineField, defineType} from 'sanity'
import {line, paragraph, reference, requiredReference} from '#studio/schema/fields.ts'

const footerLink = defineArrayMember({
  name: 'footerLink',
  title: 'Link',
  type: 'object',
  fields: [
    line('label', 'The words of the link.'),
    requiredReference('page', 'page', 'The page it leads to.'),
    reference(
      'service',
      'service',
      'Only for the page of a service: says Coming Soon beside the link while it is.',
    ),
  ],
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const footerColumn = defineArrayMember({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  fields: [
    line('title', 'The heading of the column.'),
    defineField({
      name: 'links',
      type: 'array',
      description: 'The links of the column, from top to bottom.',
      of: [footerLink],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {select: {title: 'title'}},
})

export const footer = defineType({
  name: 'footer',
  title: 'Footer',
  type: 'document',
  description: 'The foot of every page.',
  fields: [
    defineField({
      name: 'columns',
      type: 'array',
      description: 'The columns of links, from left to right.',
      of: [footerColumn],
      validation: (rule) => rule.required().min(1).max(5),
    }),
    paragraph(
      'emergencyNote',
      'The note that we are not for emergencies. 999 becomes a telephone link.',
    ),
    paragraph('emergencyExtra', 'What to do when it is urgent but not an emergency.'),
    paragraph('privateNote', 'The note that we are a private service.'),
    line('copyright', 'The copyright line; {year} becomes the current year.'),
    line('illustrationNote', 'The note that portraits are illustrations.'),
    line('socialHeading', 'The heading above the social media icons.'),
  ],
  preview: {prepare: () => ({title: 'Footer'})},
})
