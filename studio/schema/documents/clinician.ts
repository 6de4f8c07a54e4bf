import {defineField, defineType} from 'sanity'
import {availabilities, visitModes} from '#shared/clinicians.ts'
import {clinicianKindChoices} from '#studio/schema/choices.ts'
import {
  choice,
  inGroup,
  line,
  list,
  optionalLine,
  field,
  required,
  requiredField,
  toggle,
  titled,
} from '#studio/schema/fields.ts'
import {previewLine} from '#studio/schema/preview-line.ts'
import {checkClinicianSlug, slugFromName} from '#studio/validation/slugs.ts'
import {freeSlug} from '#studio/validation/free-slug.ts'
import {checkPosition} from '#studio/validation/position.ts'
import {checkRegistration} from '#studio/validation/registration.ts'

const choices = (values: readonly string[]) => values.map((value) => ({value, title: value}))

const registration = defineField({
  name: 'registration',
  type: 'object',
  description: 'The entry in the register of the profession.',
  validation: required,
  fields: [
    line('body', 'The regulator, such as: General Medical Council (GMC).'),
    optionalLine('number', 'The number in its register. Empty for an example: never invent one.'),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: 'The address of the person’s own line in the register, not of the register.',
      validation: (rule) => rule.uri({scheme: ['https']}),
    }),
  ],
})

export const clinician = defineType({
  name: 'clinician',
  title: 'Doctor or specialist',
  type: 'document',
  groups: [
    {name: 'person', title: 'Person', default: true},
    {name: 'register', title: 'Example or real'},
    {name: 'visits', title: 'Visits'},
    {name: 'pictures', title: 'Pictures'},
  ],
  validation: (rule) => rule.custom((value) => (value ? checkRegistration(value) : true)),
  fields: [
    ...inGroup('person', [
      line('name', 'The name with title, such as: Dr Ada Example.'),
      defineField({
        name: 'slug',
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
      choice(
        'kind',
        'Decides on which lists and under which address the person appears.',
        clinicianKindChoices,
      ),
      line('specialty', 'The specialty as doctors call it, such as: Dermatology.'),
      titled(
        'Specialty in plain words',
        optionalLine('plainSpecialty', 'The specialty as patients call it, such as: Skin.'),
      ),
      defineField({
        name: 'yearsExperience',
        title: 'Years of experience',
        type: 'number',
        description: 'For how many years the person has worked in the profession.',
        validation: (rule) => rule.required().integer().min(0).max(60),
      }),
      list('languages', 'spokenLanguage', 'The languages the person speaks with patients.'),
      list('services', 'valueItem', 'What the person helps with, in plain words.'),
      defineField({
        name: 'rating',
        type: 'number',
        description: 'The average rating from 0 to 5. The stars are filled in proportion.',
        validation: (rule) => rule.min(0).max(5),
      }),
      defineField({
        name: 'reviews',
        type: 'number',
        description: 'From how many reviews the rating comes.',
        validation: (rule) => rule.integer().min(0),
      }),
    ]),
    ...inGroup('register', [
      titled(
        'Invented example',
        toggle(
          'isSample',
          'On for an invented person. The profile is then marked as an example.',
          true,
        ),
      ),
      registration,
      defineField({
        name: 'checkedOn',
        title: 'Looked up on',
        type: 'date',
        description: 'The day on which somebody last looked the person up in the register.',
      }),
    ]),
    ...inGroup('visits', [
      choice('availability', 'When the person is free next.', choices(availabilities)),
      titled(
        'Takes no visits for now',
        toggle('isPaused', 'On while the person takes no visits. The profile then says so.', false),
      ),
      defineField({
        name: 'modes',
        type: 'array',
        description: 'The kinds of visit the person offers.',
        of: [{type: 'string'}],
        options: {list: choices(visitModes)},
        validation: (rule) => rule.required().min(1).unique(),
      }),
      list('modePrices', 'modePrice', 'What each kind of visit costs; the first is the largest.', {
        max: 3,
      }),
      line('location', 'The part of London, such as: Kentish Town.'),
      optionalLine('address', 'The address of the practice, if visitors may know it.'),
      defineField({
        name: 'position',
        type: 'geopoint',
        description: 'Where the pin on the map is. Never a home address.',
        validation: (rule) => rule.required().custom(checkPosition),
      }),
      list('areas', 'visitArea', 'The parts of London the person visits.', {max: 8}),
    ]),
    ...inGroup('pictures', [
      requiredField('portrait', 'picture', 'A portrait, 4 wide and 5 high.'),
      field(
        'fullLength',
        'picture',
        'The whole person without a background, for the open door on the home page. May stay empty.',
      ),
      defineField({
        name: 'pin',
        type: 'image',
        description: 'The head for the pin on the map. Without it the portrait is used.',
        options: {hotspot: true},
      }),
    ]),
  ],
  preview: {
    select: {
      title: 'name',
      specialty: 'specialty',
      isSample: 'isSample',
      isPaused: 'isPaused',
      media: 'portrait.image',
    },
    prepare: ({specialty, isSample, isPaused, ...shown}) => ({
      ...shown,
      subtitle: previewLine(
        specialty,
        isSample !== false && 'invented example',
        isPaused === true && 'takes no visits',
      ),
    }),
  },
})
