import {pointIcons} from '#shared/point-icons.ts'
import {
  choice,
  defineObject,
  field,
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  paragraph,
  reference,
  references,
  requiredField,
  requiredLines,
  requiredReference,
  titled,
} from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'
import {defineType} from 'sanity'
import {sectionTabs} from '#studio/schema/assemble/section-tabs.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

export const point = defineObject({
  name: 'point',
  title: 'Point',
  fields: {
    title: requiredInLayouts(
      ['checks', 'rows', 'grid', 'numbers'],
      optionalLine('The point in two to six words.'),
    ),
    text: requiredInLayouts(
      ['checks', 'grid'],
      optionalParagraph('One or two sentences that explain it.'),
    ),
    body: requiredInLayouts(
      ['easyRead'],
      field('richText', 'A few sentences, which may have links, in place of the text.'),
    ),
    lines: shownInLayouts(
      ['notes'],
      lines('Short lines, such as what is included. May stay empty.'),
    ),
    icon: requiredInLayouts(
      ['grid'],
      choice('The drawing beside it, or before each of its short lines.', pointIcons),
    ),
    label: optionalLine('A word before the title, such as: Home. May stay empty.'),
    price: shownInLayouts(
      ['pictures'],
      optionalLine('The price below it, such as: From {priceFrom}. May stay empty.'),
    ),
    picture: requiredInLayouts(['pictures', 'easyRead'], field('picture', 'A wide picture of it.')),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})

/** An item of the section `steps`. */
export const step = defineObject({
  name: 'step',
  title: 'Step',
  fields: {
    title: line('What the visitor does, in a few words.'),
    text: paragraph('One or two sentences about it.'),
    clip: field('clip', 'A short silent video of this step. May stay empty.'),
    matching: shownInLayouts(
      ['screen'],
      titled(
        'Matching to try out',
        field(
          'matchingTrial',
          'Choices in place of the video. Without two people to show, the video is shown. May stay empty.',
        ),
      ),
    ),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'clip.poster'}},
})

export const valueItem = defineObject({
  name: 'valueItem',
  title: 'Point',
  fields: {
    title: line('The point in two to six words.'),
    text: paragraph('One or two sentences that explain it.'),
  },
})

export const shortFact = defineObject({
  name: 'shortFact',
  title: 'Short fact',
  fields: {
    value: requiredInLayouts(
      ['slip'],
      optionalLine('The figure or the key word. For example: From {priceFrom}.'),
    ),
    label: requiredInLayouts(['slip'], optionalLine('What the fact is about, in a few words.')),
    claim: reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})

export const claimedFact = defineObject({
  name: 'claimedFact',
  title: 'Short fact with its claim',
  fields: {
    value: line('The figure or the key word, shown large. For example: From {priceFrom}.'),
    label: line('What the figure is about, in a few words.'),
    claim: reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})

export const storedItem = defineObject({
  name: 'storedItem',
  title: 'Stored item',
  fields: {
    name: line('Its name on the device, letter by letter.'),
    purpose: line('What it does.'),
    setBy: line('Who sets it.'),
    lasts: line('How long it lasts.'),
  },
})

export const previewRow = defineObject({
  name: 'previewRow',
  title: 'Line of the drawn table',
  fields: {
    cells: requiredLines('One text for each column. Invented, and never of a person.'),
  },
  preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
})

export const checklistRole = defineObject({
  name: 'checklistRole',
  title: 'Profession',
  fields: {
    name: line('What the profession is called.'),
    service: requiredReference('service', 'Its door, lit or dark, and whether it is Coming Soon.'),
    groups: list('checklistGroup', 'What it takes, in groups.', {min: 1, max: 6}),
    action: requiredField('link', 'The button under the list, for this profession.'),
  },
})

export const checklistGroup = defineObject({
  name: 'checklistGroup',
  title: 'Group',
  fields: {
    heading: line('The heading of the group.'),
    items: list('checklistItem', 'What to have ready.', {min: 1, max: 12}),
  },
})

export const checklistItem = defineObject({
  name: 'checklistItem',
  title: 'Thing to have',
  fields: {
    title: line('What it is.'),
    hint: optionalLine('What to look for, such as: A passport, or a share code.'),
  },
})

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
