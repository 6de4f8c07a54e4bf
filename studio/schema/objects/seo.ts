import {
  custom,
  defineObject,
  shareImageTypes,
  textWithLimit,
  toggle,
} from '#studio/schema/fields.ts'

export const seo = defineObject({
  name: 'seo',
  title: 'Search engines and sharing',
  fields: {
    title: textWithLimit(
      'The title in the browser tab and in search results. The brand is added to it.',
      {letters: 60, why: 'Search engines cut it after 60 letters.'},
    ),
    description: textWithLimit('One or two sentences shown under the title in search results.', {
      letters: 160,
      why: 'Search engines cut it after 160 letters.',
      rows: 3,
    }),
    image: custom({
      type: 'image',
      description:
        'The picture shown when someone shares the page, 1200 × 630. Empty: the one from the site settings, or one made of the headline.',
      options: {hotspot: true, accept: shareImageTypes},
    }),
    noIndex: toggle('Switch on to ask search engines not to list this page.', false),
  },
})
