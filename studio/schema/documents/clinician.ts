import {availabilities, visitModes} from '#shared/clinicians.ts'
import {clinicianKindChoices} from '#studio/schema/choices.ts'
import {
  defineDocument,
  choice,
  custom,
  field,
  group,
  line,
  list,
  optionalLine,
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
