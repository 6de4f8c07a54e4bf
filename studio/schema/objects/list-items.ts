import {pointIcons} from '#shared/point-icons.ts'
import * as f from '#studio/schema/fields.ts'
import {requiredInLayouts, shownInLayouts} from '#studio/schema/layouts.ts'
import {defineType} from 'sanity'
import {sectionTabs} from '#studio/schema/assemble/section-tabs.ts'
import {previewLine} from '#studio/schema/preview-line.ts'

export const point = f.defineObject({
  name: 'point',
  title: 'Point',
  fields: {
    title: requiredInLayouts(
      ['checks', 'rows', 'grid', 'numbers'],
      f.optionalLine('The point in two to six words.'),
    ),
    text: requiredInLayouts(
      ['checks', 'grid'],
      f.optionalParagraph('One or two sentences that explain it.'),
    ),
    body: requiredInLayouts(
      ['easyRead'],
      f.field('richText', 'A few sentences, which may have links, in place of the text.'),
    ),
    lines: shownInLayouts(
      ['notes'],
      f.lines('Short lines, such as what is included. May stay empty.'),
    ),
    icon: requiredInLayouts(
      ['grid'],
      f.choice('The drawing beside it, or before each of its short lines.', pointIcons),
    ),
    label: f.optionalLine('A word before the title, such as: Home. May stay empty.'),
    price: shownInLayouts(
      ['pictures'],
      f.optionalLine('The price below it, such as: From {priceFrom}. May stay empty.'),
    ),
    picture: requiredInLayouts(
      ['pictures', 'easyRead'],
      f.field('picture', 'A wide picture of it.'),
    ),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'picture.image'}},
})

/** An item of the section `steps`. */
export const step = f.defineObject({
  name: 'step',
  title: 'Step',
  fields: {
    title: f.line('What the visitor does, in a few words.'),
    text: f.paragraph('One or two sentences about it.'),
    clip: f.field('clip', 'A short silent video of this step. May stay empty.'),
    matching: shownInLayouts(
      ['screen'],
      f.titled(
        'Matching to try out',
        f.field(
          'matchingTrial',
          'Choices in place of the video. Without two people to show, the video is shown. May stay empty.',
        ),
      ),
    ),
  },
  preview: {select: {title: 'title', subtitle: 'text', media: 'clip.poster'}},
})

export const valueItem = f.defineObject({
  name: 'valueItem',
  title: 'Point',
  fields: {
    title: f.line('The point in two to six words.'),
    text: f.paragraph('One or two sentences that explain it.'),
  },
})

export const shortFact = f.defineObject({
  name: 'shortFact',
  title: 'Short fact',
  fields: {
    value: requiredInLayouts(
      ['slip'],
      f.optionalLine('The figure or the key word. For example: From {priceFrom}.'),
    ),
    label: requiredInLayouts(['slip'], f.optionalLine('What the fact is about, in a few words.')),
    claim: f.reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})

export const claimedFact = f.defineObject({
  name: 'claimedFact',
  title: 'Short fact with its claim',
  fields: {
    value: f.line('The figure or the key word, shown large. For example: From {priceFrom}.'),
    label: f.line('What the figure is about, in a few words.'),
    claim: f.reference(
      'claim',
      'Where the claims register says how we know this. Only a fact that claims nothing has none.',
    ),
  },
})

export const storedItem = f.defineObject({
  name: 'storedItem',
  title: 'Stored item',
  fields: {
    name: f.line('Its name on the device, letter by letter; several with commas between them.'),
    purpose: f.line('What it does.'),
    setBy: f.line('Who sets it.'),
    lasts: f.line('How long it lasts.'),
  },
})

export const previewRow = f.defineObject({
  name: 'previewRow',
  title: 'Line of the drawn table',
  fields: {
    cells: f.requiredLines('One text for each column. Invented, and never of a person.'),
  },
  preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
})

export const checklistRole = f.defineObject({
  name: 'checklistRole',
  title: 'Profession',
  fields: {
    name: f.line('What the profession is called.'),
    service: f.requiredReference(
      'service',
      'Its door, lit or dark, and whether it is Coming Soon.',
    ),
    groups: f.list('checklistGroup', 'What it takes, in groups.', {min: 1, max: 6}),
    action: f.requiredField('link', 'The button under the list, for this profession.'),
  },
})

export const checklistGroup = f.defineObject({
  name: 'checklistGroup',
  title: 'Group',
  fields: {
    heading: f.line('The heading of the group.'),
    items: f.list('checklistItem', 'What to have ready.', {min: 1, max: 12}),
  },
})

export const checklistItem = f.defineObject({
  name: 'checklistItem',
  title: 'Thing to have',
  fields: {
    title: f.line('What it is.'),
    hint: f.optionalLine('What to look for, such as: A passport, or a share code.'),
  },
})

/** Choices that visitors make to see whom matching would put first. */
export const matchingTrial = defineType({
  name: 'matchingTrial',
  title: 'Matching to try out',
  type: 'object',
  ...sectionTabs({
    heading: f.line('The question above the choices, on who could come.'),
    invite: f.line('The words under the step that invite visitors to try it.'),
    people: f.references('clinician', 'Who stands in the windows: up to six.', {min: 2, max: 6}),
    groups: f.list('matchingGroup', 'What visitors choose, such as a language. One row each.', {
      min: 1,
      max: 3,
    }),
    doctorLabel: f.line('What a GP is called.'),
    specialistLabel: f.line('What a specialist is called, after the specialty.'),
    anyLabel: f.line('The first button of each row, which fits everybody, such as: Any.'),
    fitsLabel: f.line('Under a lit window, such as: Match.'),
    lessLabel: f.line('Under a dark window, such as: Lower on the list.'),
    countLabel: f.titled('Words before the count', f.line('Before the numbers, such as: Matches.')),
    ofLabel: f.line('The word between two numbers, such as: of.'),
    link: f.field('link', 'A link to more about matching. May stay empty.'),
  }),
  preview: {select: {title: 'heading', subtitle: 'invite'}},
})

export const matchingGroup = f.defineObject({
  name: 'matchingGroup',
  title: 'Row of choices',
  fields: {
    title: f.line('What the row is about, such as: Language.'),
    choices: f.list(
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

export const matchingChoice = f.defineObject({
  name: 'matchingChoice',
  title: 'Choice',
  fields: {
    label: f.line('The words on the button, such as: French.'),
    fits: f.references('clinician', 'Whose window stays lit. Their profiles should say the same.'),
  },
  preview: {
    select: {title: 'label', a: 'fits.0.name', b: 'fits.1.name', c: 'fits.2.name'},
    prepare: ({title = '', a, b, c}: Record<string, string | undefined>) => ({
      title,
      subtitle: previewLine(a, b, c),
    }),
  },
})
