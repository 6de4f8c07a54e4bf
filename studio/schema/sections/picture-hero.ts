import {defineSection} from '#studio/schema/define-section.ts'
import {line, lines, optionalLine, part, requiredPart} from '#studio/schema/fields.ts'

export const pictureHero = defineSection({
  name: 'pictureHero',
  title: 'Opening with a wide picture',
  description: 'A picture from edge to edge and a white card over its lower left.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    optionalLine('lead', 'One or two sentences under the headline.'),
    part('primary', 'link', 'What most visitors should do next. May stay empty.'),
    part('secondary', 'link', 'A second, quieter link.'),
    requiredPart('picture', 'picture', 'Its lower left is covered by the card.'),
    optionalLine('audiencesLabel', 'What screen readers call the line of audiences.'),
    lines('audiences', 'Whom the page is for, in one line under the card.'),
  ],
})
