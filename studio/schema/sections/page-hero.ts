import {defineSection} from '#studio/schema/define-section.ts'
import {
  choice,
  line,
  lines,
  list,
  optionalLine,
  optionalParagraph,
  field,
  reference,
  toggle,
  titled,
} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const pageHero = defineSection({
  name: 'pageHero',
  title: 'Hero of a page',
  description: 'The opening of every page except the home page: a headline and what belongs to it.',
  titleField: 'headline',
  fields: [
    layoutChoice('pageHero', {
      panel: 'Coloured panel and picture',
      arches: 'People in arches, and the form for professionals',
      plain: 'Words, and what to download',
      poster: 'Large type and two people',
    }),
    line('headline', 'The largest words of the page.'),
    titled(
      'Sentences under the headline',
      optionalParagraph('lead', 'One to three sentences under the headline.'),
    ),
    titled(
      'Main button',
      field(
        'primary',
        'link',
        'The main button. Beside the form for professionals it opens the same form on top of the page.',
      ),
    ),
    titled(
      'Second button',
      field('secondary', 'link', 'A second, quieter link, such as #app further down.'),
    ),
    optionalLine(
      'note',
      'A short note under the buttons, such as: Draft. Under a guide to download, it goes when the finished file is there.',
    ),
    titled(
      'Link in the note',
      field(
        'noteLink',
        'link',
        'Makes its words a link where the note has them; otherwise it stands after the note. May stay empty.',
      ),
    ),
    shownInLayouts(
      ['panel', 'plain'],
      field('picture', 'picture', 'A wide picture beside the words. May stay empty.'),
    ),
    // Always visible: a hidden incomplete portrait would prevent publishing.
    list(
      'portraits',
      'picture',
      'Only for layouts with people: two or three. Beside large type the second stands in front and is taller.',
      {max: 3},
    ),
    shownInLayouts(
      ['plain'],
      toggle(
        'door',
        'Whether a small front door stands beside the headline, on screens from 768 px.',
        false,
      ),
    ),
    requiredInLayouts(
      ['panel', 'arches'],
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
    shownInLayouts(
      ['panel', 'arches', 'plain'],
      reference(
        'service',
        'service',
        'The service of the page: shows that it opens first or is open. Above people in arches it adds the form of its professionals.',
      ),
    ),
    shownInLayouts(
      ['plain'],
      reference('guide', 'resource', 'A guide to download. May stay empty.'),
    ),
    shownInLayouts(
      ['plain'],
      optionalLine('downloadLabel', 'The words on the button that downloads the guide.'),
    ),
    shownInLayouts(['arches'], optionalLine('formHeading', 'The heading of the form.')),
    optionalLine('listHeading', 'The heading of the list below. May stay empty.'),
    lines(
      'listItems',
      'Short lines below the opening, such as what a professional will need. May stay empty.',
    ),
  ],
})
