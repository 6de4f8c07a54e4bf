import {defineField, defineType} from 'sanity'
import {shareImageTypes, textWithLimit, toggle, titled} from '#studio/schema/fields.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  fields: [
    textWithLimit(
      'title',
      'The title in the browser tab and in search results. The brand is added to it.',
      {letters: 60, why: 'Search engines cut it after 60 letters.'},
    ),
    textWithLimit('description', 'One or two sentences shown under the title in search results.', {
      letters: 160,
      why: 'Search engines cut it after 160 letters.',
      rows: 3,
    }),
    defineField({
      name: 'image',
      type: 'image',
      description:
        'The picture shown when someone shares the page, 1200 × 630. Empty: the one from the site settings, or one made of the headline.',
      options: {hotspot: true, accept: shareImageTypes},
    }),
    titled(
      'Keep out of search engines',
      toggle('noIndex', 'Switch on to ask search engines not to list this page.', false),
    ),
  ],
})
