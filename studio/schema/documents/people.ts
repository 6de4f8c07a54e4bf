import {availabilities, visitModes} from '#shared/clinicians.ts'
import {clinicianKindChoices} from '#studio/schema/choices.ts'
import {
  choice,
  custom,
  defineDocument,
  defineSingleton,
  field,
  fieldsOf,
  group,
  line,
  list,
  optionalLine,
  paragraph,
  requiredField,
  tabs,
  titled,
  toggle,
  webAddress,
} from '#studio/schema/fields.ts'
import {listRow} from '#studio/schema/preview-line.ts'
import {checkClinicianSlug, slugFromName} from '#studio/validation/slugs.ts'
import {freeSlug} from '#studio/validation/free-slug.ts'
import {checkPosition} from '#studio/validation/position.ts'
import {checkRegistration} from '#studio/validation/registration.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

const choices = (values: readonly string[]) => values.map((value) => ({value, title: value}))

const registration = group('The entry in the register of the profession.', {
  body: line('The regulator, such as: General Medical Council (GMC).'),
  number: optionalLine('The number in its register. Empty for an example: never invent one.'),
  url: webAddress('The address of the person’s own line in the register, not of the register.'),
})

export const clinician = defineDocument({
  name: 'clinician',
  title: 'Doctor or specialist',
  validation: (rule) => rule.custom((value) => (value ? checkRegistration(value) : true)),
  ...tabs({
    Person: {
      name: line('The name with title, such as: Dr Ada Example.'),
      slug: custom({
        title: 'Address',
        type: 'slug',
        description: 'The last part of the address of the profile, such as ada-example.',
        options: {source: 'name', maxLength: 80, slugify: slugFromName},
        validation: (rule) =>
          rule
            .required()
            .custom((value) =>
              value?.current === undefined ? true : checkClinicianSlug(value.current),
            )
            .custom(freeSlug('slug')),
      }),
      kind: choice(
        'Decides on which lists and under which address the person appears.',
        clinicianKindChoices,
      ),
      specialty: line('The specialty as doctors call it, such as: Dermatology.'),
      plainSpecialty: optionalLine('The specialty as patients call it, such as: Skin.'),
      yearsExperience: custom({
        title: 'Years of experience',
        type: 'number',
        description: 'For how many years the person has worked in the profession.',
        validation: (rule) => rule.required().integer().min(0).max(60),
      }),
      languages: list('spokenLanguage', 'The languages the person speaks with patients.'),
      services: list('valueItem', 'What the person helps with, in plain words.'),
      rating: custom({
        type: 'number',
        description: 'The average rating from 0 to 5. The stars are filled in proportion.',
        validation: (rule) => rule.min(0).max(5),
      }),
      reviews: custom({
        type: 'number',
        description: 'From how many reviews the rating comes.',
        validation: (rule) => rule.integer().min(0),
      }),
    },
    'Example or real': {
      isSample: toggle(
        'On for an invented person. The profile is then marked as an example.',
        true,
      ),
      registration,
      checkedOn: titled(
        'Looked up on',
        field('date', 'The day on which somebody last looked the person up in the register.'),
      ),
    },
    Visits: {
      availability: choice('When the person is free next.', choices(availabilities)),
      isPaused: toggle('On while the person takes no visits. The profile then says so.', false),
      modes: custom({
        type: 'array',
        description: 'The kinds of visit the person offers.',
        of: [{type: 'string'}],
        options: {list: choices(visitModes)},
        validation: (rule) => rule.required().min(1).unique(),
      }),
      modePrices: list('modePrice', 'What each kind of visit costs; the first is the largest.', {
        max: 3,
      }),
      location: line('The part of London, such as: Kentish Town.'),
      address: optionalLine('The address of the practice, if visitors may know it.'),
      position: custom({
        type: 'geopoint',
        description: 'Where the pin on the map is. Never a home address.',
        validation: (rule) => rule.required().custom(checkPosition),
      }),
      areas: list('visitArea', 'The parts of London the person visits.', {max: 8}),
    },
    Pictures: {
      portrait: requiredField('picture', 'A portrait, 4 wide and 5 high.'),
      fullLength: field(
        'picture',
        'The whole person without a background, for the open door on the home page. May stay empty.',
      ),
      pin: custom({
        type: 'image',
        description: 'The head for the pin on the map. Without it the portrait is used.',
        options: {hotspot: true},
      }),
    },
  }),
  preview: listRow(
    {
      title: 'name',
      specialty: 'specialty',
      isSample: 'isSample',
      isPaused: 'isPaused',
      media: 'portrait.image',
    },
    ({specialty, isSample, isPaused}) => [
      specialty,
      isSample !== false && 'invented example',
      isPaused === true && 'takes no visits',
    ],
  ),
})

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

export const bookingPage = defineSingleton({
  name: 'bookingPage',
  title: 'Booking, not open',
  description:
    'What visitors see who want to book, while a service has no booking address. {name} and {service} are filled in.',
  ...tabs({
    'Top of the page': {
      crumb: line('The last part of the line that says where the page stands.'),
      heading: line('What whoever wants to book reads first.'),
      lead: paragraph(
        'The sentences under the heading. Say that nothing went wrong, and that nothing was charged.',
      ),
      asked: line('Who was asked about; {name} becomes the person.'),
      askedNote: line('The service and its price.'),
      urgent: line('Whom to call instead.'),
      tell: line(
        'The button that leads to the question. Left out unless a form below with it has a name for links.',
      ),
      join: line('The same for the waitlist.'),
    },
    'Further down': {
      sections: pageSections,
    },
    'Search engines': {
      seo: group('The title and description of the page; search engines do not list it.', {
        title: line('The title; the brand is added.'),
        description: paragraph('One or two sentences.'),
      }),
    },
  }),
})

export const testimonial = defineDocument({
  name: 'testimonial',
  title: 'Quote',
  fields: fieldsOf({
    quote: paragraph('What the person said, without quotation marks.'),
    name: line('The name, as the person wants it shown.'),
    title: line('Who the person is, in a few words.'),
    portrait: field('picture', 'A portrait. May stay empty.'),
    isSample: toggle('On for an invented quote. It is then marked as an example.', true),
  }),
  preview: listRow(
    {title: 'name', quote: 'quote', isSample: 'isSample', media: 'portrait.image'},
    ({quote, isSample}) => [isSample !== false && 'Invented example', quote],
  ),
})
