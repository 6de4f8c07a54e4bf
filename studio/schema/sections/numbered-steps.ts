import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, part, requiredPart} from '#studio/schema/fields.ts'

const numberedStep = defineArrayMember({
  name: 'numberedStep',
  title: 'Step',
  type: 'object',
  fields: [
    line('title', 'What happens, in a few words.'),
    requiredPart('text', 'richText', 'A sentence or two about it.'),
  ],
  preview: {select: {title: 'title'}},
})

export const numberedSteps = defineSection({
  name: 'numberedSteps',
  title: 'Numbered steps',
  description: 'What happens one after the other, with a numbered arch at each step.',
  fields: [
    line('heading', 'The heading of the section.'),
    defineField({
      name: 'steps',
      type: 'array',
      description: 'The steps, in order.',
      of: [numberedStep],
      validation: (rule) => rule.required().min(2),
    }),
    part('after', 'richText', 'What follows the steps. May stay empty.'),
  ],
})
