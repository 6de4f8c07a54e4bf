import {defineField, defineType} from 'sanity'
import {freeSlug} from '#studio/validation/free-slug.ts'
import {
  choice,
  line,
  lines,
  optionalLine,
  required,
  requiredPart,
  toggle,
} from '#studio/schema/fields.ts'

const words = (values: readonly string[]) => values.map((value) => ({value, title: value}))

export const clinician = defineType({
  name: 'clinician',
  title: 'Doctor or specialist',
  type: 'document',
  fields: [
    line('name', 'The name with title, such as: Dr Ada Example.'),
    defineField({
      name: 'slug',
      title: 'Address',
      type: 'slug',
      description: 'The last part of the address of the profile, such as ada-example.',
      options: {source: 'name', maxLength: 80},
      validation: (rule) => rule.required().custom(freeSlug('slug')),
    }),
    choice('kind', 'Decides on which list and under which address the person appears.', [
      {value: 'doctor', title: 'Doctor (GP)'},
      {value: 'specialist', title: 'Specialist'},
    ]),
    line('specialty', 'The specialty as doctors call it, such as: Dermatology.'),
    optionalLine('plainSpecialty', 'The specialty as patients call it, such as: Skin.'),
    defineField({
      name: 'yearsExperience',
      type: 'number',
      description: 'For how many years the person has worked in the profession.',
      validation: (rule) => rule.required().integer().min(0).max(60),
    }),
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
    choice(
      'availability',
      'When the person is free next.',
      words(['Today', 'This afternoon', 'Tomorrow', 'This week', 'Evening']),
    ),
    line('location', 'The part of London, such as: Kentish Town.'),
    lines('languages', 'The languages the person speaks with patients.'),
    defineField({
      name: 'modes',
      type: 'array',
      description: 'The kinds of visit the person offers.',
      of: [{type: 'string'}],
      options: {list: words(['In person', 'Video', 'Home visit'])},
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'registration',
      type: 'object',
      description: 'The entry in the register of the profession.',
      validation: required,
      fields: [
        line('body', 'The regulator, such as: GMC.'),
        optionalLine(
          'number',
          'The number in its register. Empty for example profiles: never invent one.',
        ),
      ],
    }),
    defineField({
      name: 'position',
      type: 'geopoint',
      description: 'Where the pin on the map is. Never a home address.',
      validation: required,
    }),
    optionalLine('address', 'The address of the practice, if visitors may know it.'),
    requiredPart('portrait', 'picture', 'A portrait, 4 wide and 5 high.'),
    toggle(
      'isSample',
      'On for an invented person. The profile is then marked as an example.',
      true,
    ),
  ],
  preview: {select: {title: 'name', subtitle: 'specialty', media: 'portrait.image'}},
})
