import {
  defineSingleton,
  field,
  line,
  paragraph,
  tabs,
  textWithLimit,
} from '#studio/schema/fields.ts'

export const notFound = defineSingleton({
  name: 'notFound',
  title: 'Page not found',
  description: 'What visitors see at an address that does not exist.',
  ...tabs({
    'The page': {
      heading: line('The heading of the page.'),
      text: paragraph('The sentence under the heading.'),
      linkLabel: line('The link back to the home page.'),
      searchLabel: line('What screen readers say for the field that searches the site.'),
      searchButton: line('The button beside it.'),
      footerNote: line('The line at the bottom; {year} becomes the current year.'),
      picture: field('picture', 'A picture. Empty: the dark front door that is built in.'),
    },
    'Title and description': {
      seoTitle: textWithLimit('The title in the browser tab. The brand is not added.', {
        letters: 60,
        why: 'Browsers cut it.',
      }),
      seoDescription: textWithLimit(
        'One sentence about the page, for programs that read it. Search engines do not list it.',
        {
          letters: 160,
          why: 'Search engines cut it after 160 letters.',
        },
      ),
    },
  }),
})
