import {defineType} from 'sanity'
import {sectionTabs} from '#studio/schema/assemble/section-tabs.ts'
import {field, line, list, references, titled} from '#studio/schema/fields.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

/** Choices that visitors make to see whom matching would put first. */
export const matchingTrial = defineType({
  name: 'matchingTrial',
  title: 'Matching to try out',
  type: 'object',
  ...sectionTabs([
    line('heading', 'The question above the choices, on who could come.'),
    line('invite', 'The words under the step that invite visitors to try it.'),
    {
      ...references('people', 'clinician', 'Who stands in the windows: up to six.', 2),
      validation: (rule) => rule.required().min(2).max(6).unique(),
    },
    list('groups', 'matchingGroup', 'What visitors choose, such as a language. One row each.', {
      min: 1,
      max: 3,
    }),
    titled(
      'Words for no choice',
      line('anyLabel', 'The first button of each row, which fits everybody, such as: Any.'),
    ),
    titled('Words for who matches', line('fitsLabel', 'Under a lit window, such as: Match.')),
    titled(
      'Words for who matches less',
      line('lessLabel', 'Under a dark window, such as: Lower on the list.'),
    ),
    titled('Words before the count', line('countLabel', 'Before the numbers, such as: Matches.')),
    titled(
      'Word between two numbers',
      line('ofLabel', 'The word between two numbers, such as: of.'),
    ),
    field('link', 'link', 'A link to more about matching. May stay empty.'),
  ]),
  preview: {select: {title: 'heading', subtitle: 'invite'}},
})

export const matchingGroup = defineType({
  name: 'matchingGroup',
  title: 'Row of choices',
  type: 'object',
  fields: [
    line('title', 'What the row is about, such as: Language.'),
    list(
      'choices',
      'matchingChoice',
      'The buttons in their order. One that fits none of the people is not shown.',
      {min: 1, max: 3},
    ),
  ],
  preview: {
    select: {title: 'title', a: 'choices.0.label', b: 'choices.1.label', c: 'choices.2.label'},
    prepare: ({title = '', a, b, c}: Record<string, string | undefined>) => ({
      title,
      subtitle: previewLine(a, b, c),
    }),
  },
})

export const matchingChoice = defineType({
  name: 'matchingChoice',
  title: 'Choice',
  type: 'object',
  fields: [
    line('label', 'The words on the button, such as: French.'),
    references('fits', 'clinician', 'Whose window stays lit. Their profiles should say the same.'),
  ],
  preview: {
    select: {title: 'label', a: 'fits.0.name', b: 'fits.1.name', c: 'fits.2.name'},
    prepare: ({title = '', a, b, c}: Record<string, string | undefined>) => ({
      title,
      subtitle: previewLine(a, b, c),
    }),
  },
})
