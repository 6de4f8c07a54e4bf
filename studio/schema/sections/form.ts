import {defineField} from 'sanity'
import {professions, stores} from '../../../src/model/forms.ts'
import {missingForForm} from '../../validation/form-section.ts'
import {defineSection} from '../define-section.ts'
import {choice, optionalLine} from '../fields.ts'

const professionTitles: Record<(typeof professions)[number], string> = {
  gp: 'GP',
  nurse: 'Nurse',
  specialist: 'Specialist',
  carer: 'Carer',
}
const storeTitles: Record<(typeof stores)[number], string> = {
  appstore: 'App Store',
  playstore: 'Google Play',
}

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
    choice('form', 'Which form.', [
      {value: 'waitlist', title: 'Join the waitlist'},
      {value: 'earlyAccess', title: 'Early access'},
      {value: 'providerInterest', title: 'Register interest as a professional'},
      {value: 'contact', title: 'Contact'},
      {value: 'download', title: 'The app is almost ready'},
      {value: 'interest', title: 'How likely are you to use this service'},
    ]),
    defineField({
      name: 'profession',
      type: 'string',
      description: 'For the form of a professional: which profession.',
      options: {list: professions.map((value) => ({value, title: professionTitles[value]}))},
      hidden: unless('providerInterest'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            missingForForm(value, parent, 'providerInterest', 'Choose the profession.') ?? true,
        ),
    }),
    defineField({
      name: 'store',
      type: 'string',
      description: 'For the form about the app: which store.',
      options: {list: stores.map((value) => ({value, title: storeTitles[value]}))},
      hidden: unless('download'),
      validation: (rule) =>
        rule.custom(
          (value, {parent}) =>
            missingForForm(value, parent, 'download', 'Choose the store.') ?? true,
        ),
    }),
  ],
})
