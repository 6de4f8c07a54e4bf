import {
  defineSingleton,
  custom,
  group,
  line,
  list,
  optionalLine,
  paragraph,
  requiredField,
  tabs,
} from '#studio/schema/fields.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

export const profilePage = defineSingleton({
  name: 'profilePage',
  title: 'Profile of a clinician',
  description:
    'The words of every profile. {name}, {shortName}, {specialty}, {plainSpecialty}, {location}, {modes} and the like are filled in from the person.',
  ...tabs({
    'Top of the page': {
      hero: group('Beside the doorway.', {
        lead: line('What the person does, for how long, how and where.'),
        available: line('When the person is free; {availability} becomes the time.'),
        paused: line('In its place while the person takes no visits.'),
        rating: line('After the figure of the rating, such as: out of 5 from {reviews} reviews.'),
        ratingExample: line('The same for an example, which has to say so.'),
      }),
      ask: group('The slip with the price.', {
        label: line('What screen readers call the slip.'),
        doctorNote: paragraph('What the price of a doctor covers.'),
        specialistNote: paragraph('What the price of a specialist covers.'),
        facts: list('valueItem', 'What else is good to know, such as: Cancel free.', {max: 3}),
        button: line('The button; it leads to the booking page.'),
        note: line('The line under the button.'),
        pausedNote: line('The same while the person takes no visits or is being checked.'),
        exampleNote: optionalLine('The same for an example, whose button opens the waitlist.'),
      }),
    },
    Checks: {
      checks: group('Five lines that anybody can check.', {
        heading: line('The heading above the checks.'),
        intro: paragraph('The sentence under it.'),
        regulator: line('The label of the regulator.'),
        number: line('The label of the number.'),
        noNumber: line('In place of the number of an example.'),
        register: line('The label of the link to the register.'),
        search: line('The link to the register as a whole, for an example.'),
        searchAddress: custom({
          type: 'url',
          description: 'Where anybody can search the register.',
          validation: (rule) => rule.required().uri({scheme: ['https']}),
        }),
        ownLine: line('The link to the person’s own line in the register.'),
        weCheck: line('The label of what we check.'),
        doctorChecks: line('What we check of a doctor.'),
        specialistChecks: line('What we check of a specialist.'),
        checked: line('The label of the day of the last check.'),
        notChecked: line('In place of the day, for an example.'),
        checkedLongAgo: line('Beside a day that is too long ago.'),
        maxDays: custom({
          type: 'number',
          description: 'After how many days a check is too long ago. The button is then off.',
          validation: (rule) => rule.required().integer().min(1).max(400),
        }),
        moreLabel: line('What opens the explanation.'),
        more: paragraph('How this looks for a real person.'),
      }),
    },
    'Further down': {
      languages: group('The languages, as large greetings.', {
        heading: line('The heading above the languages.'),
        question: line('The question under the greetings.'),
        link: requiredField('link', 'The link to the page about languages and interpreters.'),
      }),
      services: group('What the person helps with.', {
        heading: line('The heading above what the person helps with.'),
        doctorIntro: line('The sentence under it, for a doctor.'),
        specialistIntro: line('The same for a specialist.'),
      }),
      areas: group('Where the person visits.', {
        heading: line('The heading above the areas.'),
        note: optionalLine('The note under the list.'),
        mapLabel: line('What the map shows, for people who cannot see it.'),
      }),
      neighbours: group('Others of the same kind.', {
        heading: line('The heading above the others of the same kind.'),
        available: line('The words before the time, such as: Next free.'),
        exampleHeading: optionalLine('The heading when all of them are examples.'),
      }),
      sections: pageSections,
    },
    'Search engines': {
      seo: group('What search engines show. Examples are kept from them.', {
        title: line('The title; the brand is added.'),
        description: paragraph('One or two sentences.'),
      }),
    },
  }),
})
