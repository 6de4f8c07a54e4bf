import {defineArrayMember, defineField} from 'sanity'
import {defineSection} from '#studio/schema/define-section.ts'
import {line, requiredPart} from '#studio/schema/fields.ts'

export const keyFacts = defineSection({
  name: 'keyFacts',
  title: 'Key facts',
  description: 'A heading on the left, ruled facts with their names on the right.',
  fields: [
    line('heading', 'The heading beside the facts.'),
    defineField({
      name: 'facts',
      type: 'array',
      description: 'The facts in the order in which they are shown.',
      of: [
        defineArrayMember({
          name: 'keyFact',
          title: 'Fact',
          type: 'object',
          fields: [
            line('name', 'What it is about, in a few words.'),
            requiredPart('body', 'richText', 'One or two sentences.'),
          ],
          preview: {select: {title: 'name'}},
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})
