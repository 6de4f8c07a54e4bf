import {checkAlternativeText} from '#studio/validation/value-checks.ts'
import {custom, defineObject, optionalLine} from '#studio/schema/fields.ts'

export const picture = defineObject({
  name: 'picture',
  title: 'Picture',
  fieldsets: [{name: 'dark', title: 'Dark theme', options: {collapsible: true, collapsed: true}}],
  fields: {
    image: custom({
      type: 'image',
      description:
        'The picture. Where its place has another shape it is cut around the circle: make it small, and move it onto what must stay visible.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    alt: optionalLine(
      'What the picture shows, in one short sentence, for people who cannot see it.',
    ),
    // No initial value: an optional picture would exist in every new document and miss its image.
    decorative: custom({
      title: 'Only decoration',
      type: 'boolean',
      description:
        'Switch on only when the picture says nothing that the text beside it does not say. Screen readers then skip it.',
    }),
    dark: {
      title: 'Picture for the dark theme',
      type: 'image',
      description: 'The same picture for the dark theme. Leave empty to show the same one.',
      options: {hotspot: true},
      fieldset: 'dark',
    },
  },
  check: checkAlternativeText,
  preview: {select: {title: 'alt', media: 'image'}},
})
