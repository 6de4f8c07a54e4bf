import {defineField} from 'sanity'
import {missingForForm} from '#studio/validation/form-section.ts'
import {formChoices, professionChoices, storeChoices} from '#studio/schema/choices.ts'
import {defineSection} from '#studio/schema/define-section.ts'
import {choice, optionalLine, reference} from '#studio/schema/fields.ts'

/** Shows a field for one of the forms only. */
const unless =
  (form: string) =>
  ({parent}: {parent?: unknown}) =>
    !(typeof parent === 'object' && parent !== null && 'form' in parent && parent.form === form)

export const form = defineSection({
  name: 'form',
  title: 'Form',
  description: 'A form on the page itself. Its words are under "Words of a form".',
  fields: [
    optionalLine('heading', 'The heading above the form. May stay empty.'),
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
      hidden: unless('providerInterest'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            missingForForm(value, parent, 'providerInterest', 'Choose the profession.') ?? true,
        ),
    }),
    reference(
      'service',
      'service',
      'The service whose front door stands beside the form on wide screens. Without one it is the picture of the form.',
    ),
    defineField({
      name: 'store',
      type: 'string',
      description: 'For the form about the app: which store.',
      options: {list: storeChoices},
      hidden: unless('download'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            missingForForm(value, parent, 'download', 'Choose the store.') ?? true,
        ),
    }),
  ],
})
