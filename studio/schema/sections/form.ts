import {defineField} from 'sanity'
import {requireForForm} from '#studio/validation/form-section.ts'
import {formChoices, professionChoices, storeChoices} from '#studio/schema/choices.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {
  choice,
  list,
  optionalLine,
  optionalParagraph,
  field,
  reference,
} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

/** Hides a field unless the section shows the given form. */
const hiddenUnless =
  (form: string) =>
  ({parent}: {parent?: unknown}) =>
    !(typeof parent === 'object' && parent !== null && 'form' in parent && parent.form === form)

export const form = defineSection({
  name: 'form',
  title: 'Form',
  description: 'A form on the page itself. Its words are under "Words of a form".',
  fields: [
    layoutChoice('form', {
      plain: 'Below the headline of the page, beside a picture',
      desk: 'As the opening of the contact page, beside the other ways to reach us',
    }),
    {
      ...requiredInLayouts(
        ['desk'],
        optionalLine(
          'heading',
          'The heading above or beside the form. Of a plain form with a text, it is the headline of the page.',
        ),
      ),
      hidden: () => false,
    },
    optionalParagraph('text', 'One to three sentences under the heading.'),
    choice(
      'form',
      'Which form stands here.',
      formChoices.filter(({value}) => value !== 'carer'),
    ),
    defineField({
      name: 'profession',
      type: 'string',
      description: 'For the form of a professional: which profession.',
      options: {list: professionChoices},
      hidden: hiddenUnless('providerInterest'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            requireForForm(value, parent, 'providerInterest', 'Choose the profession.') ?? true,
        ),
    }),
    shownInLayouts(
      ['plain'],
      reference(
        'service',
        'service',
        'The service whose front door stands beside the form on wide screens. Without one it is the picture of the form.',
      ),
    ),
    defineField({
      name: 'store',
      type: 'string',
      description: 'For the form about the app: which store.',
      options: {list: storeChoices},
      hidden: hiddenUnless('download'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            requireForForm(value, parent, 'download', 'Choose the store.') ?? true,
        ),
    }),
    shownInLayouts(
      ['desk'],
      field('picture', 'picture', 'The front door of the contact page. May stay empty.'),
    ),
    shownInLayouts(
      ['plain'],
      optionalParagraph('linksText', 'A sentence before the links, which then continue it.'),
    ),
    // Always visible: a hidden incomplete link would prevent publishing.
    list('links', 'link', 'Where else to go, below a plain form. May stay empty.', {max: 4}),
    requiredInLayouts(['desk'], optionalLine('phoneLabel', 'Before the telephone number.')),
    requiredInLayouts(['desk'], optionalLine('emailLabel', 'Before the e-mail address.')),
    requiredInLayouts(['desk'], optionalLine('addressLabel', 'Before the postal address.')),
    shownInLayouts(
      ['desk'],
      optionalLine(
        'missingNote',
        'Shown while the site settings have no real telephone number or postal address. May stay empty.',
      ),
    ),
    shownInLayouts(
      ['desk'],
      field('notice', 'richText', 'The notice above the form, that it is not for emergencies.'),
    ),
  ],
})
