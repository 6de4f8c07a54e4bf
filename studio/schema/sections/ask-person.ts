import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, part} from '#studio/schema/fields.ts'

export const askPerson = defineSection({
  name: 'askPerson',
  title: 'Ask a person',
  description:
    'A warm band with the telephone number in large type and a portrait. Number, hours and e-mail come from the site settings.',
  fields: [
    line('heading', 'The heading of the band.'),
    optionalParagraph('text', 'One or two sentences under it.'),
    part('picture', 'picture', 'A portrait that stands on the edge. May stay empty.'),
  ],
})
