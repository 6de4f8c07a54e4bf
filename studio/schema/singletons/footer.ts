import {
  defineSingleton,
  defineObject,
  fieldsOf,
  line,
  list,
  paragraph,
  reference,
  requiredReference,
} from '#studio/schema/fields.ts'

const footerLink = defineObject({
  name: 'footerLink',
  title: 'Link',
  fields: {
    label: line('The words of the link.'),
    page: requiredReference('page', 'The page it leads to.'),
    service: reference(
      'service',
      'Only for the page of a service: says Coming Soon beside the link while it is.',
    ),
  },
  preview: {select: {title: 'label', subtitle: 'page.title'}},
})

const footerColumn = defineObject({
  name: 'footerColumn',
  title: 'Column',
  fields: {
    title: line('The heading of the column.'),
    links: list(footerLink, 'The links of the column, from top to bottom.', {min: 1}),
  },
})

export const footer = defineSingleton({
  name: 'footer',
  title: 'Footer',
  description: 'The foot of every page.',
  fields: fieldsOf({
    columns: list(footerColumn, 'The columns of links, from left to right.', {min: 1, max: 5}),
    emergencyNote: paragraph(
      'The note that we are not for emergencies. 999 becomes a telephone link.',
    ),
    emergencyExtra: paragraph('What to do when it is urgent but not an emergency.'),
    privateNote: paragraph('The note that we are a private service.'),
    copyright: line('The copyright line; {year} becomes the current year.'),
    illustrationNote: line('The note that portraits are illustrations.'),
    socialHeading: line('The heading above the social media icons.'),
  }),
})
