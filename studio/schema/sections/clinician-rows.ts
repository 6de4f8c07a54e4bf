import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {clinicianChoice} from '#studio/schema/clinician-choice.ts'
import {clinicianLabels} from '#studio/schema/clinician-labels.ts'
import {line, required} from '#studio/schema/fields.ts'

export const clinicianRows = defineSection({
  name: 'clinicianRows',
  title: 'List of specialists with a filter',
  description: 'One row a person, led by plain words such as Skin, with a filter by kind of visit.',
  fields: [
    line('heading', 'The heading beside the list.'),
    ...clinicianChoice(),
    clinicianLabels(
      defineField({
        name: 'filter',
        type: 'object',
        description: 'The words of the filter.',
        validation: required,
        fields: [
          line('legend', 'The question above the choices.'),
          line('any', 'The choice that shows everybody.'),
          line('home', 'The choice of visits at home.'),
          line('clinic', 'The choice of visits in a clinic.'),
          line('video', 'The choice of visits by video.'),
          line('one', 'What is said when one person is left.'),
          line('many', 'What is said when several are left; {n} becomes the number.'),
          line('none', 'What is said when nobody is left.'),
        ],
      }),
    ),
  ],
})
