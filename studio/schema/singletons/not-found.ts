import {defineType} from 'sanity'
import {line, paragraph, part} from '#studio/schema/fields.ts'

export const notFound = defineType({
  name: 'notFound',
  title: 'Page not found',
  type: 'document',
  description: 'What visitors see at an address that does not exist.',
  fields: [
    line('seoTitle', 'The title in the browser tab. The brand is not added.'),
    line('seoDescription', 'The description for search engines.'),
    line('heading', 'The heading of the page.'),
    paragraph('text', 'The sentence under the heading.'),
    line('linkLabel', 'The link back to the home page.'),
    line('searchLabel', 'What screen readers say for the field that searches the site.'),
    line('searchButton', 'The button beside it.'),
    line('footerNote', 'The line at the bottom; {year} becomes the current year.'),
    part('picture', 'picture', 'A picture. Empty: the dark front door that is built in.'),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
