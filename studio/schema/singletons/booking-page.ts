import {defineField, defineType} from 'sanity'
import {inGroup, line, paragraph, required, titled} from '#studio/schema/fields.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

export const bookingPage = defineType({
  name: 'bookingPage',
  title: 'Booking, not open',
  type: 'document',
  description:
    'What visitors see who want to book, while a service has no booking address. {name} and {service} are filled in.',
  groups: [
    {name: 'top', title: 'Top of the page', default: true},
    {name: 'below', title: 'Further down'},
    {name: 'search', title: 'Search engines'},
  ],
  fields: [
    ...inGroup('top', [
      titled(
        'Name in the line of places',
        line('crumb', 'The last part of the line that says where the page stands.'),
      ),
      line('heading', 'What whoever wants to book reads first.'),
      titled(
        'Sentences under the headline',
        paragraph(
          'lead',
          'The sentences under the heading. Say that nothing went wrong, and that nothing was charged.',
        ),
      ),
      titled(
        'Who was asked about',
        line('asked', 'Who was asked about; {name} becomes the person.'),
      ),
      line('askedNote', 'The service and its price.'),
      line('urgent', 'Whom to call instead.'),
      line(
        'tell',
        'The button that leads to the question. Left out unless a form below with it has a name for links.',
      ),
      line('join', 'The same for the waitlist.'),
    ]),
    ...inGroup('below', [pageSections]),
    ...inGroup('search', [
      defineField({
        name: 'seo',
        title: 'Search engines and sharing',
        type: 'object',
        description: 'The title and description of the page; search engines do not list it.',
        validation: required,
        fields: [
          line('title', 'The title; the brand is added.'),
          paragraph('description', 'One or two sentences.'),
        ],
      }),
    ]),
  ],
  preview: {prepare: () => ({title: 'Booking, not open'})},
})
