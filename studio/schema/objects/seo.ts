import {defineField, defineType} from 'sanity'
import {toggle} from '#studio/schema/fields.ts'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      type: 'string',
      description:
        'The title in the browser tab and in search results. Up to 60 letters. The brand is added to it.',
      validation: (rule) => [
        rule.required(),
        rule.max(60).warning('Search engines cut it after 60 letters.'),
      ],
    }),
    defineField({
      name: 'description',
      type: 'text',
      rows: 3,
      description:
        'One or two sentences shown under the title in search results. Up to 160 letters.',
      validation: (rule) => [
        rule.required(),
        rule.max(160).warning('Search engines cut it after 160 letters.'),
      ],
    }),
    defineField({
      name: 'image',
      type: 'image',
      description:
        'The picture shown when someone shares the page, 1200 × 630. Empty: the one from the site settings, or one made of the headline.',
      options: {hotspot: true},
    }),
    toggle('noIndex', 'Switch on to ask search engines not to list this page.', false),
  ],
})
