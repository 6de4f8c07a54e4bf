import {defineSection} from '#studio/schema/define-section.ts'
import {line, list, part, requiredPart} from '#studio/schema/fields.ts'

export const promises = defineSection({
  name: 'promises',
  title: 'Promises beside a picture',
  description: 'A picture on the left, a short list of promises on the right.',
  fields: [
    line('heading', 'The heading above the promises.'),
    list('items', 'valueItem', 'Two to six promises.', {min: 2, max: 6}),
    requiredPart('picture', 'picture', 'The picture beside them.'),
    part('link', 'link', 'A link under the list. May stay empty.'),
  ],
})
