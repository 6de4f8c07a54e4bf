import {defineField, defineType, type FieldDefinition} from 'sanity'
import {maxFieldsWithoutTabs} from '#studio/schema/assemble/section-tabs.ts'
import {
  inGroup,
  line,
  list,
  optionalLine,
  paragraph,
  required,
  requiredField,
  titled,
} from '#studio/schema/fields.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

/** Groups the copy of one section of the profile. */
const copy = (name: string, description: string, fields: FieldDefinition[]) =>
  defineField({
    name,
    type: 'object',
    description,
    options: fields.length > maxFieldsWithoutTabs ? {columns: 2} : {},
    validation: required,
    fields,
  })

export const profilePage = defineType({
  name: 'profilePage',
  title: 'Profile of a clinician',
  type: 'document',
  description:
    'The words of every profile. {name}, {shortName}, {specialty}, {plainSpecialty}, {location}, {modes} and the like are filled in from the person.',
  groups: [
    {name: 'top', title: 'Top of the page', default: true},
    {name: 'checks', title: 'Checks'},
    {name: 'below', title: 'Further down'},
    {name: 'search', title: 'Search engines'},
  ],
  fields: [
    ...inGroup('top', [
      copy('hero', 'Beside the doorway.', [
        titled(
          'Sentences under the headline',
          line('lead', 'What the person does, for how long, how and where.'),
        ),
        line('available', 'When the person is free; {availability} becomes the time.'),
        line('paused', 'In its place while the person takes no visits.'),
        line('rating', 'After the figure of the rating, such as: out of 5 from {reviews} reviews.'),
        line('ratingExample', 'The same for an example, which has to say so.'),
      ]),
      copy('ask', 'The slip with the price.', [
        line('label', 'What screen readers call the slip.'),
        paragraph('doctorNote', 'What the price of a doctor covers.'),
        paragraph('specialistNote', 'What the price of a specialist covers.'),
        list('facts', 'valueItem', 'What else is good to know, such as: Cancel free.', {max: 3}),
        line('button', 'The button; it leads to the booking page.'),
        line('note', 'The line under the button.'),
        line('pausedNote', 'The same while the person takes no visits or is being checked.'),
        optionalLine('exampleNote', 'The same for an example, whose button opens the waitlist.'),
      ]),
    ]),
    ...inGroup('checks', [
      copy('checks', 'Five lines that anybody can check.', [
        line('heading', 'The heading above the checks.'),
        paragraph('intro', 'The sentence under it.'),
        line('regulator', 'The label of the regulator.'),
        line('number', 'The label of the number.'),
        line('noNumber', 'In place of the number of an example.'),
        line('register', 'The label of the link to the register.'),
        line('search', 'The link to the register as a whole, for an example.'),
        defineField({
          name: 'searchAddress',
          type: 'url',
          description: 'Where anybody can search the register.',
          validation: (rule) => rule.required().uri({scheme: ['https']}),
        }),
        line('ownLine', 'The link to the person’s own line in the register.'),
        line('weCheck', 'The label of what we check.'),
        line('doctorChecks', 'What we check of a doctor.'),
        line('specialistChecks', 'What we check of a specialist.'),
        line('checked', 'The label of the day of the last check.'),
        line('notChecked', 'In place of the day, for an example.'),
        line('checkedLongAgo', 'Beside a day that is too long ago.'),
        defineField({
          name: 'maxDays',
          type: 'number',
          description: 'After how many days a check is too long ago. The button is then off.',
          validation: (rule) => rule.required().integer().min(1).max(400),
        }),
        line('moreLabel', 'What opens the explanation.'),
        paragraph('more', 'How this looks for a real person.'),
      ]),
    ]),
    ...inGroup('below', [
      copy('languages', 'The languages, as large greetings.', [
        line('heading', 'The heading above the languages.'),
        line('question', 'The question under the greetings.'),
        requiredField('link', 'link', 'The link to the page about languages and interpreters.'),
      ]),
      copy('services', 'What the person helps with.', [
        line('heading', 'The heading above what the person helps with.'),
        line('doctorIntro', 'The sentence under it, for a doctor.'),
        line('specialistIntro', 'The same for a specialist.'),
      ]),
      copy('areas', 'Where the person visits.', [
        line('heading', 'The heading above the areas.'),
        optionalLine('note', 'The note under the list.'),
        line('mapLabel', 'What the map shows, for people who cannot see it.'),
      ]),
      copy('neighbours', 'Others of the same kind.', [
        line('heading', 'The heading above the others of the same kind.'),
        line('available', 'The words before the time, such as: Next free.'),
        optionalLine('exampleHeading', 'The heading when all of them are examples.'),
      ]),
      pageSections,
    ]),
    ...inGroup('search', [
      titled(
        'Search engines and sharing',
        copy('seo', 'What search engines show. Examples are kept from them.', [
          line('title', 'The title; the brand is added.'),
          paragraph('description', 'One or two sentences.'),
        ]),
      ),
    ]),
  ],
  preview: {prepare: () => ({title: 'Profile of a clinician'})},
})
