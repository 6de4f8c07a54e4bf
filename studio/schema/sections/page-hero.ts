import {defineSection} from '#studio/schema/define-section.ts'
import {
  choice,
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  part,
  reference,
  toggle,
  titled,
} from '#studio/schema/fields.ts'
import {inLayouts, layoutChoice, neededInLayouts} from '#studio/schema/layouts.ts'

const toned = ['panel', 'arches', 'plain']
const withLinks = [...toned, 'poster', 'picture']

export const pageHero = defineSection({
  name: 'pageHero',
  title: 'Hero of a page',
  description: 'The opening of every page except the home page: a headline and what belongs to it.',
  titleField: 'headline',
  fields: [
    layoutChoice('pageHero', {
      panel: 'Coloured panel and picture',
      arches: 'People in arches',
      plain: 'Words',
      poster: 'Large type and two people',
      picture: 'Wide picture under a card',
      download: 'Words and a download',
      join: 'Words, people and the form for professionals',
    }),
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One to three sentences under the headline.'),
    ),
    inLayouts(
      ['poster'],
      optionalParagraph('text', 'A quieter paragraph under it. May stay empty.'),
    ),
    inLayouts(
      [...withLinks, 'join'],
      neededInLayouts(
        ['join'],
        titled(
          'Main button',
          part(
            'primary',
            'link',
            'The main button. Beside the form for professionals it opens the same form on top of the page.',
          ),
        ),
      ),
    ),
    inLayouts(
      withLinks,
      titled(
        'Second button',
        part('secondary', 'link', 'A second, quieter link, such as #app further down.'),
      ),
    ),
    inLayouts(
      [...toned, 'download', 'join'],
      optionalLine('note', 'A short note under the buttons or the list, such as: Draft.'),
    ),
    inLayouts(
      ['panel', 'plain', 'picture'],
      neededInLayouts(
        ['picture'],
        part(
          'picture',
          'picture',
          'A wide picture beside or under the words. A card covers its lower left in the wide layout.',
        ),
      ),
    ),
    // Always visible: a hidden incomplete portrait would prevent publishing.
    list(
      'portraits',
      'picture',
      'Only for layouts with people: two or three. Beside large type the second stands in front and is taller.',
      {max: 3},
    ),
    inLayouts(
      ['plain'],
      toggle('door', 'Whether a small front door stands above the words.', false),
    ),
    neededInLayouts(
      toned,
      titled(
        'Colour',
        choice(
          'tone',
          'The colour of the panel. The services have their own: GP blue, nurse green, specialist damson, carer brick.',
          [
            {value: 'plain', title: 'Plain'},
            {value: 'blue', title: 'Blue'},
            {value: 'green', title: 'Green'},
            {value: 'damson', title: 'Damson'},
            {value: 'brick', title: 'Brick'},
          ],
          'plain',
        ),
      ),
    ),
    inLayouts(
      [...toned, 'join'],
      neededInLayouts(
        ['join'],
        reference(
          'service',
          'service',
          'The service of the page: shows whether it is open or Coming Soon, and which form professionals fill in.',
        ),
      ),
    ),
    inLayouts(
      ['picture'],
      optionalLine('audiencesLabel', 'What screen readers call the line of audiences.'),
    ),
    inLayouts(['picture'], lines('audiences', 'Whom the page is for, in one line under the card.')),
    neededInLayouts(['download'], optionalLine('downloadLabel', 'The words on the button.')),
    neededInLayouts(['download'], reference('guide', 'resource', 'The guide it downloads.')),
    inLayouts(['join'], optionalLine('formHeading', 'The heading of the form.')),
    neededInLayouts(['join'], optionalLine('needsHeading', 'The heading above what is needed.')),
    inLayouts(['join'], lines('needs', 'What a professional will need, in short lines.')),
  ],
})
