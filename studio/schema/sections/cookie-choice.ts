import {defineSection} from '#studio/schema/define-section.ts'
import * as f from '#studio/schema/fields.ts'

export const cookieChoice = defineSection({
  name: 'cookieChoice',
  title: 'Choice about analytics',
  description:
    'What is counted, and the choice, whose words stand in Consent to analytics. Where the site has no key for analytics it says that instead.',
  fields: {
    heading: f.line('The heading of the section.'),
    text: f.field(
      'richText',
      'What is counted and by whom. Not shown where there is no analytics.',
    ),
  },
})
