import {defineSection} from '#studio/schema/define-section.ts'
import {field, line} from '#studio/schema/fields.ts'

export const cookieChoice = defineSection({
  name: 'cookieChoice',
  title: 'Choice about analytics',
  description:
    'What is counted, and the choice, whose words stand in Consent to analytics. Where the site has no key for analytics it says that instead.',
  fields: {
    heading: line('The heading of the section.'),
    text: field('richText', 'What is counted and by whom. Not shown where there is no analytics.'),
  },
})
