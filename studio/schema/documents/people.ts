import {availabilities, visitModes} from '#shared/clinicians.ts'
import {clinicianKindChoices} from '#studio/schema/choices.ts'
import * as f from '#studio/schema/fields.ts'
import {listRow} from '#studio/schema/preview-line.ts'
import {checkClinicianSlug, slugFromName} from '#studio/validation/slugs.ts'
import {freeSlug} from '#studio/validation/free-slug.ts'
import {checkPosition} from '#studio/validation/position.ts'
import {checkRegistration} from '#studio/validation/registration.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

const choices = (values: readonly string[]) => values.map((value) => ({value, title: value}))

const registration = f.group('The entry in the register of the profession.', {
  body: f.line('The regulator, such as: General Medical Council (GMC).'),
  number: f.optionalLine('The number in its register. Empty for an example: never invent one.'),
  url: f.webAddress('The address of the person’s own line in the register, not of the register.'),
})

export const clinician = f.defineDocument({
  name: 'clinician',
  title: 'Doctor or specialist',
  validation: (rule) => rule.custom((value) => (value ? checkRegistration(value) : true)),
  ...f.tabs({
    Person: {
      name: f.line('The name with title, such as: Dr Ada Example.'),
      slug: f.custom({
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
      kind: f.choice(
        'Decides on which lists and under which address the person appears.',
        clinicianKindChoices,
      ),
      specialty: f.line('The specialty as doctors call it, such as: Dermatology.'),
      plainSpecialty: f.optionalLine('The specialty as patients call it, such as: Skin.'),
      yearsExperience: f.custom({
        title: 'Years of experience',
        type: 'number',
        description: 'For how many years the person has worked in the profession.',
        validation: (rule) => rule.required().integer().min(0).max(60),
      }),
      languages: f.list('spokenLanguage', 'The languages the person speaks with patients.'),
      services: f.list('valueItem', 'What the person helps with, in plain words.'),
      rating: f.custom({
        type: 'number',
        description: 'The average rating from 0 to 5. The stars are filled in proportion.',
        validation: (rule) => rule.min(0).max(5),
      }),
      reviews: f.custom({
        type: 'number',
        description: 'From how many reviews the rating comes.',
        validation: (rule) => rule.integer().min(0),
      }),
    },
    'Example or real': {
      isSample: f.toggle(
        'On for an invented person. The profile is then marked as an example.',
        true,
      ),
      registration,
      checkedOn: f.titled(
        'Looked up on',
        f.field('date', 'The day on which somebody last looked the person up in the register.'),
      ),
    },
    Visits: {
      availability: f.choice('When the person is free next.', choices(availabilities)),
      isPaused: f.toggle('On while the person takes no visits. The profile then says so.', false),
      modes: f.custom({
        type: 'array',
        description: 'The kinds of visit the person offers.',
        of: [{type: 'string'}],
        options: {list: choices(visitModes)},
        validation: (rule) => rule.required().min(1).unique(),
      }),
      modePrices: f.list('modePrice', 'What each kind of visit costs; the first is the largest.', {
        max: 3,
      }),
      location: f.line('The part of London, such as: Kentish Town.'),
      address: f.optionalLine('The address of the practice, if visitors may know it.'),
      position: f.custom({
        type: 'geopoint',
        description: 'Where the pin on the map is. Never a home address.',
        validation: (rule) => rule.required().custom(checkPosition),
      }),
      areas: f.list('visitArea', 'The parts of London the person visits.', {max: 8}),
    },
    Pictures: {
      portrait: f.requiredField('picture', 'A portrait, 4 wide and 5 high.'),
      fullLength: f.field(
        'picture',
        'The whole person without a background, for the open door on the home page. May stay empty.',
      ),
      pin: f.custom({
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

export const profilePage = f.defineSingleton({
  name: 'profilePage',
  title: 'Profile of a clinician',
  description:
    'The words of every profile. {name}, {shortName}, {specialty}, {plainSpecialty}, {location}, {modes} and the like are filled in from the person.',
  ...f.tabs({
    'Top of the page': {
      hero: f.group('Beside the doorway.', {
        lead: f.line('What the person does, for how long, how and where.'),
        available: f.line('When the person is free; {availability} becomes the time.'),
        paused: f.line('In its place while the person takes no visits.'),
        rating: f.line('After the figure of the rating, such as: out of 5 from {reviews} reviews.'),
        ratingExample: f.line('The same for an example, which has to say so.'),
      }),
      ask: f.group('The slip with the price.', {
        label: f.line('What screen readers call the slip.'),
        doctorNote: f.paragraph('What the price of a doctor covers.'),
        specialistNote: f.paragraph('What the price of a specialist covers.'),
        facts: f.list('valueItem', 'What else is good to know, such as: Cancel free.', {max: 3}),
        button: f.line('The button; it leads to the booking page.'),
        note: f.line('The line under the button.'),
        pausedNote: f.line('The same while the person takes no visits or is being checked.'),
        exampleNote: f.optionalLine('The same for an example, whose button opens the waitlist.'),
      }),
    },
    Checks: {
      checks: f.group('Five lines that anybody can check.', {
        heading: f.line('The heading above the checks.'),
        intro: f.paragraph('The sentence under it.'),
        regulator: f.line('The label of the regulator.'),
        number: f.line('The label of the number.'),
        noNumber: f.line('In place of the number of an example.'),
        register: f.line('The label of the link to the register.'),
        search: f.line('The link to the register as a whole, for an example.'),
        searchAddress: f.custom({
          type: 'url',
          description: 'Where anybody can search the register.',
          validation: (rule) => rule.required().uri({scheme: ['https']}),
        }),
        ownLine: f.line('The link to the person’s own line in the register.'),
        weCheck: f.line('The label of what we check.'),
        doctorChecks: f.line('What we check of a doctor.'),
        specialistChecks: f.line('What we check of a specialist.'),
        checked: f.line('The label of the day of the last check.'),
        notChecked: f.line('In place of the day, for an example.'),
        checkedLongAgo: f.line('Beside a day that is too long ago.'),
        maxDays: f.custom({
          type: 'number',
          description: 'After how many days a check is too long ago. The button is then off.',
          validation: (rule) => rule.required().integer().min(1).max(400),
        }),
        moreLabel: f.line('What opens the explanation.'),
        more: f.paragraph('How this looks for a real person.'),
      }),
    },
    'Further down': {
      languages: f.group('The languages, as large greetings.', {
        heading: f.line('The heading above the languages.'),
        question: f.line('The question under the greetings.'),
        link: f.requiredField('link', 'The link to the page about languages and interpreters.'),
      }),
      services: f.group('What the person helps with.', {
        heading: f.line('The heading above what the person helps with.'),
        doctorIntro: f.line('The sentence under it, for a doctor.'),
        specialistIntro: f.line('The same for a specialist.'),
      }),
      areas: f.group('Where the person visits.', {
        heading: f.line('The heading above the areas.'),
        note: f.optionalLine('The note under the list.'),
        mapLabel: f.line('What the map shows, for people who cannot see it.'),
      }),
      neighbours: f.group('Others of the same kind.', {
        heading: f.line('The heading above the others of the same kind.'),
        available: f.line('The words before the time, such as: Next free.'),
        exampleHeading: f.optionalLine('The heading when all of them are examples.'),
      }),
      sections: pageSections,
    },
    'Search engines': {
      seo: f.group('What search engines show. Examples are kept from them.', {
        title: f.line('The title; the brand is added.'),
        description: f.paragraph('One or two sentences.'),
      }),
    },
  }),
})

export const bookingPage = f.defineSingleton({
  name: 'bookingPage',
  title: 'Booking, not open',
  description:
    'What visitors see who want to book, while a service has no booking address. {name} and {service} are filled in.',
  ...f.tabs({
    'Top of the page': {
      crumb: f.line('The last part of the line that says where the page stands.'),
      heading: f.line('What whoever wants to book reads first.'),
      lead: f.paragraph(
        'The sentences under the heading. Say that nothing went wrong, and that nothing was charged.',
      ),
      asked: f.line('Who was asked about; {name} becomes the person.'),
      askedNote: f.line('The service and its price.'),
      urgent: f.line('Whom to call instead.'),
      tell: f.line(
        'The button that leads to the question. Left out unless a form below with it has a name for links.',
      ),
      join: f.line('The same for the waitlist.'),
    },
    'Further down': {
      sections: pageSections,
    },
    'Search engines': {
      seo: f.group('The title and description of the page; search engines do not list it.', {
        title: f.line('The title; the brand is added.'),
        description: f.paragraph('One or two sentences.'),
      }),
    },
  }),
})

export const testimonial = f.defineDocument({
  name: 'testimonial',
  title: 'Quote',
  fields: f.fieldsOf({
    quote: f.paragraph('What the person said, without quotation marks.'),
    name: f.line('The name, as the person wants it shown.'),
    title: f.line('Who the person is, in a few words.'),
    portrait: f.field('picture', 'A portrait. May stay empty.'),
    isSample: f.toggle('On for an invented quote. It is then marked as an example.', true),
  }),
  preview: listRow(
    {title: 'name', quote: 'quote', isSample: 'isSample', media: 'portrait.image'},
    ({quote, isSample}) => [isSample !== false && 'Invented example', quote],
  ),
})
