import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, part, requiredPart} from '#studio/schema/fields.ts'

export const brokenValues = defineSection({
  name: 'brokenValues',
  title: 'Values around a picture',
  description:
    'Ruled values with one large picture that breaks out to the left after half of them.',
  fields: [
    line('heading', 'The heading beside the first values.'),
    list('items', 'valueItem', 'The values; an even number looks best.', {min: 2, max: 12}),
    requiredPart('picture', 'picture', 'The large picture between them.'),
    part('note', 'richText', 'One honest sentence beside the last values. May stay empty.'),
  ],
})
