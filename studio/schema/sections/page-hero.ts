import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

export const pageHero = defineSection({
  name: 'pageHero',
  title: 'Hero of a page',
  description: 'The opening of every page except the home page: a headline and what belongs to it.',
  titleField: 'headline',
  fields: {
    layout: layoutChoice('pageHero', {
      panel: 'Coloured panel and picture',
      arches: 'People in arches, and the form for professionals',
      plain: 'Words, and what to download',
    }),
    headline: f.line('The largest words of the page.'),
    lead: f.optionalParagraph('One to three sentences under the headline.'),
    primary: f.field(
      'link',
      'The main button. Beside the form for professionals it opens the same form on top of the page.',
    ),
    secondary: f.field('link', 'A second, quieter link, such as #app further down.'),
    note: f.optionalLine(
      'A short note under the buttons, such as: Draft. Under a guide to download, it goes when the finished file is there.',
    ),
    noteLink: f.field(
      'link',
      'Makes its words a link where the note has them; otherwise it stands after the note. May stay empty.',
    ),
    picture: shownInLayouts(
      ['panel', 'plain'],
      f.field('picture', 'A wide picture beside the words. May stay empty.'),
    ),
    // Always visible: a hidden incomplete portrait would prevent publishing.
    portraits: f.list('picture', 'Only for people in arches: two or three.', {max: 3}),
    door: shownInLayouts(
      ['plain'],
      f.toggle(
        'Whether a small front door stands beside the headline, on screens from 768 px.',
        false,
      ),
    ),
    tone: requiredInLayouts(
      ['panel', 'arches'],
      f.titled(
        'Colour',
        f.choice(
          'The colour of the panel. The services have their own: GP blue, nurse green, specialist damson, carer brick.',
          {plain: 'Plain', blue: 'Blue', green: 'Green', damson: 'Damson', brick: 'Brick'},
          'plain',
        ),
      ),
    ),
    service: shownInLayouts(
      ['panel', 'arches', 'plain'],
      f.reference(
        'service',
        'The service of the page: shows that it opens first or is open. Above people in arches it adds the form of its professionals.',
      ),
    ),
    guide: shownInLayouts(
      ['plain'],
      f.reference('resource', 'A guide to download. May stay empty.'),
    ),
    downloadLabel: shownInLayouts(
      ['plain'],
      f.optionalLine('The words on the button that downloads the guide.'),
    ),
    formHeading: shownInLayouts(['arches'], f.optionalLine('The heading of the form.')),
    listHeading: f.optionalLine('The heading of the list below. May stay empty.'),
    listItems: f.lines(
      'Short lines below the opening, such as what a professional will need. May stay empty.',
    ),
  },
})
