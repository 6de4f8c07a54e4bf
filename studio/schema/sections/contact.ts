import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'
import {shownInLayouts, layoutChoice, requiredInLayouts} from '#studio/schema/layouts.ts'

const row = ['row']
const portrait = ['portrait']

export const contact = defineSection({
  name: 'contact',
  title: 'Contact',
  description:
    'How to reach us. Address, phone number, hours and e-mail address come from the site settings.',
  fields: [
    layoutChoice('contact', {
      row: 'Row on blue, for the end of a page: the roofs rise from it',
      portrait: 'Large phone number beside a portrait',
    }),
    line('heading', 'The heading of the band.'),
    shownInLayouts(portrait, optionalParagraph('text', 'One or two sentences under the heading.')),
    shownInLayouts(
      portrait,
      field('picture', 'picture', 'A portrait that stands on the edge. May stay empty.'),
    ),
    requiredInLayouts(row, optionalLine('addressLabel', 'The words above the address.')),
    shownInLayouts(
      row,
      optionalLine('addressHint', 'A line under the address, such as: Placeholder address.'),
    ),
    requiredInLayouts(row, optionalLine('phoneLabel', 'The words above the telephone number.')),
    shownInLayouts(
      row,
      optionalLine('phoneHint', 'A second line under the number, after the hours.'),
    ),
    requiredInLayouts(row, optionalLine('emailLabel', 'The words above the e-mail address.')),
    shownInLayouts(row, optionalLine('emailHint', 'A line under it, such as how soon we reply.')),
    shownInLayouts(
      row,
      optionalLine(
        'missingNote',
        'Shown while the site settings have no real telephone number or postal address. May stay empty.',
      ),
    ),
    requiredInLayouts(
      row,
      field(
        'button',
        'link',
        'Leads to the contact form, or to a booking address once there is one.',
      ),
    ),
    shownInLayouts(
      row,
      optionalLine('buttonNote', 'A line beside the button. Empty it once meetings can be booked.'),
    ),
  ],
})
