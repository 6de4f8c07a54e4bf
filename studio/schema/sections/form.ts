import type {FormName} from '#shared/forms/all-forms.ts'
import {formOf} from '#studio/validation/form-section.ts'
import {formChoices, professionChoices, storeChoices} from '#studio/schema/choices.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

/** A choice that one of the forms needs. */
const choiceOf = (
  form: FormName,
  description: string,
  list: {value: string; title: string}[],
  message: string,
) =>
  f.shownWhen(
    (section) => formOf(section) === form,
    f.custom({
      type: 'string',
      description,
      options: {list},
      validation: (rule) =>
        rule.custom((value, {parent}) => (formOf(parent) !== form || value ? true : message)),
    }),
  )

export const form = defineSection({
  name: 'form',
  title: 'Form',
  description: 'A form on the page itself. Its words are under "Words of a form".',
  fields: {
    layout: layoutChoice('form', {
      plain: 'Below the headline of the page, beside a picture',
      desk: 'As the opening of the contact page, beside the other ways to reach us',
    }),
    heading: {
      ...requiredInLayouts(
        ['desk'],
        f.optionalLine(
          'The heading above or beside the form. Of a plain form with a text, it is the headline of the page.',
        ),
      ),
      hidden: () => false,
    },
    text: f.optionalParagraph('One to three sentences under the heading.'),
    form: f.choice(
      'Which form stands here.',
      formChoices.filter(({value}) => value !== 'carer'),
    ),
    profession: choiceOf(
      'providerInterest',
      'For the form of a professional: which profession.',
      professionChoices,
      'Choose the profession.',
    ),
    service: shownInLayouts(
      ['plain'],
      f.reference(
        'service',
        'The service whose front door stands beside the form on wide screens. Without one it is the picture of the form.',
      ),
    ),
    store: choiceOf(
      'download',
      'For the form about the app: which store.',
      storeChoices,
      'Choose the store.',
    ),
    picture: shownInLayouts(
      ['desk'],
      f.field('picture', 'The front door of the contact page. May stay empty.'),
    ),
    linksText: shownInLayouts(
      ['plain'],
      f.optionalParagraph('A sentence before the links, which then continue it.'),
    ),
    // Always visible: a hidden incomplete link would prevent publishing.
    links: f.list('link', 'Where else to go, below a plain form. May stay empty.', {max: 4}),
    pointsHeading: f.optionalLine('The heading of the steps.'),
    points: f.list('point', 'What follows, as steps in place of the picture. May stay empty.', {
      max: 6,
    }),
    phoneLabel: requiredInLayouts(['desk'], f.optionalLine('Before the telephone number.')),
    emailLabel: requiredInLayouts(['desk'], f.optionalLine('Before the e-mail address.')),
    addressLabel: requiredInLayouts(['desk'], f.optionalLine('Before the postal address.')),
    missingNote: shownInLayouts(
      ['desk'],
      f.optionalLine(
        'Shown while the site settings have no real telephone number or postal address. May stay empty.',
      ),
    ),
    notice: shownInLayouts(
      ['desk'],
      f.field('richText', 'The notice above the form, that it is not for emergencies.'),
    ),
  },
})
