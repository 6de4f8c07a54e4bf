import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalLine, requiredPart} from '#studio/schema/fields.ts'

export const contactRow = defineSection({
  name: 'contactRow',
  title: 'Ways to reach us',
  description:
    'Address, telephone and e-mail of the site settings in one row on blue, and a button under them. Stands at the end of a page: the roofs rise from it.',
  fields: [
    line('heading', 'The heading above the row.'),
    line('addressLabel', 'The words above the address.'),
    optionalLine('addressHint', 'A line under the address, such as: Placeholder address.'),
    line('phoneLabel', 'The words above the telephone number.'),
    optionalLine('phoneHint', 'A second line under the number, after the hours.'),
    line('emailLabel', 'The words above the e-mail address.'),
    optionalLine('emailHint', 'A line under it, such as how soon we reply.'),
    requiredPart(
      'button',
      'link',
      'Leads to the contact form, or to a booking address once there is one.',
    ),
    optionalLine('buttonNote', 'A line beside the button. Empty it once meetings can be booked.'),
  ],
})
