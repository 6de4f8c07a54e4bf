import {defineField, defineType} from 'sanity'
import {checkAlternativeText} from '#studio/validation/value-checks.ts'
import {optionalLine, titled} from '#studio/schema/fields.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'object',
  fieldsets: [{name: 'dark', title: 'Dark theme', options: {collapsible: true, collapsed: true}}],
  fields: [
    defineField({
      name: 'image',
      type: 'image',
      description:
        'The picture. Where its place has another shape it is cut around the circle: make it small, and move it onto what must stay visible.',
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired(),
    }),
    titled(
      'Description',
      optionalLine(
        'alt',
        'What the picture shows, in one short sentence, for people who cannot see it.',
      ),
    ),
    // No initial value: an optional picture would exist in every new document and miss its image.
    defineField({
      name: 'decorative',
      title: 'Only decoration',
      type: 'boolean',
      description:
        'Switch on only when the picture says nothing that the text beside it does not say. Screen readers then skip it.',
    }),
    defineField({
      name: 'dark',
      title: 'Picture for the dark theme',
      type: 'image',
      description: 'The same picture for the dark theme. Leave empty to show the same one.',
      options: {hotspot: true},
      fieldset: 'dark',
    }),
  ],
  validation: (rule) => rule.custom((value) => checkAlternativeText(value) ?? true),
  preview: {select: {title: 'alt', media: 'image'}},
})
