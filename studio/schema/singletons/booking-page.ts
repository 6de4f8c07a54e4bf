import {defineSingleton, group, line, paragraph, tabs} from '#studio/schema/fields.ts'
import {pageSections} from '#studio/schema/page-sections.ts'

export const bookingPage = defineSingleton({
  name: 'bookingPage',
  title: 'Booking, not open',
  description:
    'What visitors see who want to book, while a service has no booking address. {name} and {service} are filled in.',
  ...tabs({
    'Top of the page': {
      crumb: line('The last part of the line that says where the page stands.'),
      heading: line('What whoever wants to book reads first.'),
      lead: paragraph(
        'The sentences under the heading. Say that nothing went wrong, and that nothing was charged.',
      ),
      asked: line('Who was asked about; {name} becomes the person.'),
      askedNote: line('The service and its price.'),
      urgent: line('Whom to call instead.'),
      tell: line(
        'The button that leads to the question. Left out unless a form below with it has a name for links.',
      ),
      join: line('The same for the waitlist.'),
    },
    'Further down': {
      sections: pageSections,
    },
    'Search engines': {
      seo: group('The title and description of the page; search engines do not list it.', {
        title: line('The title; the brand is added.'),
        description: paragraph('One or two sentences.'),
      }),
    },
  }),
})
