import {defineSection} from '#studio/schema/define-section.ts'
import {line, optionalParagraph, part} from '#studio/schema/fields.ts'

export const contactDesk = defineSection({
  name: 'contactDesk',
  title: 'Contact: words, door and form',
  description:
    'How to reach us on the left, above a front door; the contact form on the right. Telephone, e-mail and address come from the site settings, the words of the form from "Words of forms".',
  titleField: 'headline',
  fields: [
    line('headline', 'The largest words of the page.'),
    optionalParagraph('lead', 'One to three sentences under the headline.'),
    line('callLabel', 'Before the telephone number.'),
    line('emailLabel', 'Before the e-mail address.'),
    line('writeLabel', 'Before the postal address.'),
    part('picture', 'picture', 'The front door that stands under the words. May stay empty.'),
    part('notice', 'richText', 'The notice above the form, that it is not for emergencies.'),
  ],
})
