import {defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {clinicianChoice, clinicianLabels} from '#studio/schema/clinician-fields.ts'
import {line, titled} from '#studio/schema/fields.ts'
import {layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const clinicians = defineSection({
  name: 'clinicians',
  title: 'Cards or rows of clinicians',
  description: 'Doctors or specialists with portrait, specialty, rating, times and languages.',
  fields: [
    layoutChoice('clinicians', {
      cards: 'Cards',
      rows: 'Rows led by plain words such as Skin, with a filter by kind of visit',
    }),
    line('heading', 'The heading above or beside the list.'),
    ...clinicianChoice(),
    clinicianLabels(
      requiredInLayouts(
        ['rows'],
        defineField({
          name: 'filter',
          type: 'object',
          description: 'The words of the filter.',
          fields: [
            titled('Question', line('legend', 'The question above the choices.')),
            titled('Choice of everybody', line('any', 'The choice that shows everybody.')),
            line('home', 'The choice of visits at home.'),
            line('clinic', 'The choice of visits in a clinic.'),
            line('video', 'The choice of visits by video.'),
            line('one', 'What is said when one person is left.'),
            line('many', 'What is said when several are left; {n} becomes the number.'),
            line('none', 'What is said when nobody is left.'),
          ],
        }),
      ),
    ),
  ],
})
