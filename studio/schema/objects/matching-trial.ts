import {defineType} from 'sanity'
import {sectionTabs} from '#studio/schema/assemble/section-tabs.ts'
import {defineObject, field, line, list, references, titled} from '#studio/schema/fields.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

/** Choices that visitors make to see whom matching would put first. */
export const matchingTrial = defineType({
  name: 'matchingTrial',
  title: 'Matching to try out',
  type: 'object',
  ...sectionTabs({
    heading: line('The question above the choices, on who could come.'),
    invite: line('The words under the step that invite visitors to try it.'),
    people: references('clinician', 'Who stands in the windows: up to six.', {min: 2, max: 6}),
    groups: list('matchingGroup', 'What visitors choose, such as a language. One row each.', {
      min: 1,
      max: 3,
    }),
    anyLabel: line('The first button of each row, which fits everybody, such as: Any.'),
    fitsLabel: line('Under a lit window, such as: Match.'),
    lessLabel: line('Under a dark window, such as: Lower on the list.'),
    countLabel: titled('Words before the count', line('Before the numbers, such as: Matches.')),
    ofLabel: line('The word between two numbers, such as: of.'),
    link: field('link', 'A link to more about matching. May stay empty.'),
  }),
  preview: {select: {title: 'heading', subtitle: 'invite'}},
})

export const matchingGroup = defineObject({
  name: 'matchingGroup',
  title: 'Row of choices',
  fields: {
    title: line('What the row is about, such as: Language.'),
    choices: list(
      'matchingChoice',
      'The buttons in their order. One that fits none of the people is not shown.',
      {min: 1, max: 3},
    ),
  },
  preview: {
    select: {title: 'title', a: 'choices.0.label', b: 'choices.1.label', c: 'choices.2.label'},
    prepare: ({title = '', a, b, c}: Record<string, string | undefined>) => ({
      title,
      subtitle: previewLine(a, b, c),
    }),
  },
})

export const matchingChoice = defineObject({
  name: 'matchingChoice',
  title: 'Choice',
  fields: {
    label: line('The words on the button, such as: French.'),
    fits: references('clinician', 'Whose window stays lit. Their profiles should say the same.'),
  },
  preview: {
    select: {title: 'label', a: 'fits.0.name', b: 'fits.1.name', c: 'fits.2.name'},
    prepare: ({title = '', a, b, c}: Record<string, string | undefined>) => ({
      title,
      subtitle: previewLine(a, b, c),
    }),
  },
})
