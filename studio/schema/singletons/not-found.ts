import {defineType} from 'sanity'
import {inGroup, textWithLimit, line, paragraph, field, titled} from '#studio/schema/fields.ts'

export const notFound = defineType({
  name: 'notFound',
  title: 'Page not found',
  type: 'document',
  description: 'What visitors see at an address that does not exist.',
  groups: [
    {name: 'page', title: 'The page', default: true},
    {name: 'search', title: 'Title and description'},
  ],
  fields: [
    ...inGroup('page', [
      line('heading', 'The heading of the page.'),
      paragraph('text', 'The sentence under the heading.'),
      line('linkLabel', 'The link back to the home page.'),
      line('searchLabel', 'What screen readers say for the field that searches the site.'),
      line('searchButton', 'The button beside it.'),
      line('footerNote', 'The line at the bottom; {year} becomes the current year.'),
      field('picture', 'picture', 'A picture. Empty: the dark front door that is built in.'),
    ]),
    ...inGroup('search', [
      titled(
        'Title for search engines',
        textWithLimit('seoTitle', 'The title in the browser tab. The brand is not added.', {
          letters: 60,
          why: 'Browsers cut it.',
        }),
      ),
      titled(
        'Description for search engines',
        textWithLimit(
          'seoDescription',
          'One sentence about the page, for programs that read it. Search engines do not list it.',
          {
            letters: 160,
            why: 'Search engines cut it after 160 letters.',
          },
        ),
      ),
    ]),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
