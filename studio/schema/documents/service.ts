import {defineField, defineType} from 'sanity'
import type {ServiceStatus} from '#shared/service-status.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {previewLine} from '#studio/schema/preview-line.ts'
import {
  choice,
  inGroup,
  line,
  paragraph,
  field,
  requiredReference,
  titled,
} from '#studio/schema/fields.ts'

const statusTitles: Readonly<Record<string, string>> = {
  comingSoon: 'Coming soon',
  launched: 'Launched',
  started: 'Visits have started',
} satisfies Record<ServiceStatus, string>

export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  description:
    'A kind of visit. Its status decides everywhere whether it is shown as open or Coming Soon.',
  groups: [
    {name: 'service', title: 'Service and status', default: true},
    {name: 'door', title: 'Door and link'},
  ],
  fields: [
    ...inGroup('service', [
      line('name', 'The name of the service, such as: GP at home.'),
      choice(
        'status',
        'Coming soon: the door is dark. Launched: we plan to open it first, and the light over the door is on. Visitors can join the waitlist of every service. Visits have started: the door is open. The badge and the link of each status stand in the navigation.',
        Object.entries(statusTitles).map(([value, title]) => ({value, title})),
        'comingSoon',
      ),
      paragraph('summary', 'What the service is, in one sentence.'),
      requiredReference('page', 'page', 'The page about the service.'),
      defineField({
        name: 'bookingAddress',
        title: 'Booking address',
        type: 'url',
        description:
          'Where visits are booked. Empty until booking opens; from then on every booking link leads there.',
        validation: (rule) => rule.uri({scheme: ['https']}),
      }),
    ]),
    ...inGroup('door', [
      line(
        'linkContext',
        'Words only screen readers hear after the link, such as: about GP at home.',
      ),
      {
        ...titled(
          'Name in the code',
          choice('key', 'Which service it is. Decides colour and door.', professionChoices),
        ),
        readOnly: true,
      },
      defineField({
        name: 'doorNumber',
        type: 'number',
        description: 'The house number on its door.',
        validation: (rule) => rule.required().integer().positive(),
      }),
      field(
        'picture',
        'picture',
        'A picture in place of the drawn front door, also for the dark theme. Empty: the door that is built in, whose light follows the status.',
      ),
    ]),
  ],
  preview: {
    select: {
      title: 'name',
      status: 'status',
      address: 'page.path.current',
      media: 'picture.image',
    },
    prepare: ({status, address, ...shown}) => ({
      ...shown,
      subtitle: previewLine(statusTitles[String(status)], address),
    }),
  },
})
