import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, optionalParagraph, field} from '#studio/schema/fields.ts'

export const contact = defineSection({
  name: 'contact',
  title: 'Contact',
  description:
    'How to reach us. Address, phone number, hours and e-mail address come from the site settings.',
  fields: [
    line('heading', 'The heading of the band.'),
    optionalParagraph('text', 'One or two sentences under the heading.'),
    field('picture', 'picture', 'A portrait that stands on the edge. May stay empty.'),
    line('phoneLabel', 'The words before the telephone number.'),
    line('emailLabel', 'The words before the e-mail address.'),
    optionalLine('emailHint', 'A line under it, such as how soon we reply.'),
    line('addressLabel', 'The words before the address.'),
    optionalLine(
      'missingNote',
      'Shown while the site settings have no real telephone number or postal address. May stay empty.',
    ),
    field(
      'button',
      'link',
      'Leads to the contact form, or to a booking address once there is one. May stay empty.',
    ),
    optionalLine('buttonNote', 'A line beside the button. Empty it once meetings can be booked.'),
  ],
})
