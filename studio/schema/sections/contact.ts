import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const contact = defineSection({
  name: 'contact',
  title: 'Contact',
  description:
    'How to reach us. Address, phone number, hours and e-mail address come from the site settings.',
  fields: {
    heading: f.line('The heading of the band.'),
    text: f.optionalParagraph('One or two sentences under the heading.'),
    picture: f.field('picture', 'A portrait that stands on the edge. May stay empty.'),
    phoneLabel: f.line('The words before the telephone number.'),
    emailLabel: f.line('The words before the e-mail address.'),
    emailHint: f.optionalLine('A line under it, such as how soon we reply.'),
    addressLabel: f.line('The words before the address.'),
    missingNote: f.optionalLine(
      'Shown while the site settings have no real telephone number or postal address. May stay empty.',
    ),
    button: f.field(
      'link',
      'Leads to the contact form, or to a booking address once there is one. May stay empty.',
    ),
    buttonNote: f.optionalLine('A line beside the button. Empty it once meetings can be booked.'),
  },
})
