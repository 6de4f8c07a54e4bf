import {defineSection} from '#studio/schema/define-section.ts'
import {
  choice,
  line,
  list,
  optionalLine,
  optionalParagraph,
  part,
  reference,
  toggle,
} from '#studio/schema/fields.ts'

export const pageHero = defineSection({
  name: 'pageHero',
  title: 'Hero of a page',
  description: 'The opening of every page except the home page: a headline on a coloured panel.',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    optionalParagraph('lead', 'One to three sentences under the headline.'),
    part('primary', 'link', 'The main button. May stay empty.'),
    part('secondary', 'link', 'A second, quieter button. May stay empty.'),
    optionalLine('note', 'A short note under the buttons, such as: You cannot book yet.'),
    part(
      'picture',
      'picture',
      'A wide picture beside or under the words. May stay empty; people in arches need none.',
    ),
    choice(
      'layout',
      'How the opening is drawn: words on a coloured panel with the picture filling the other half, words on a tinted ground with people standing beside them, or words alone.',
      [
        {value: 'panel', title: 'Coloured panel and picture'},
        {value: 'arches', title: 'People in arches'},
        {value: 'plain', title: 'Words'},
      ],
      'plain',
    ),
    list('portraits', 'picture', 'Only for people in arches: two or three portraits.', {max: 3}),
    toggle('door', 'Only for words: whether a small front door stands above them.', false),
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
    reference(
      'service',
      'service',
      'Only for the page of a service: shows whether it is open or Coming Soon.',
    ),
  ],
})
