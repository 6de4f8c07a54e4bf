import type {ServiceStatus} from '#shared/service-status.ts'
import {professionChoices} from '#studio/schema/choices.ts'
import {listRow} from '#studio/schema/preview-line.ts'
import {
  defineDocument,
  choice,
  custom,
  field,
  line,
  paragraph,
  requiredReference,
  tabs,
  webAddress,
} from '#studio/schema/fields.ts'

const statusTitles: Readonly<Record<string, string>> = {
  comingSoon: 'Coming soon',
  launched: 'Launched',
  started: 'Visits have started',
} satisfies Record<ServiceStatus, string>

export const service = defineDocument({
  name: 'service',
  title: 'Service',
  description:
    'A kind of visit. Its status decides everywhere whether it is shown as open or Coming Soon.',
  ...tabs({
    'Service and status': {
      name: line('The name of the service, such as: GP at home.'),
      status: choice(
        'Coming soon: the door is dark. Launched: we plan to open it first, and the light over the door is on. Visitors can join the waitlist of every service. Visits have started: the door is open. The badge and the link of each status stand in the navigation.',
        Object.entries(statusTitles).map(([value, title]) => ({value, title})),
        'comingSoon',
      ),
      summary: paragraph('What the service is, in one sentence.'),
      page: requiredReference('page', 'The page about the service.'),
      bookingAddress: webAddress(
        'Where visits are booked. Empty until booking opens; from then on every booking link leads there.',
      ),
    },
    'Door and link': {
      linkContext: line(
        'Words only screen readers hear after the link, such as: about GP at home.',
      ),
      key: {
        ...choice('Which service it is. Decides colour and door.', professionChoices),
        readOnly: true,
      },
      doorNumber: custom({
        type: 'number',
        description: 'The house number on its door.',
        validation: (rule) => rule.required().integer().positive(),
      }),
      picture: field(
        'picture',
        'A picture in place of the drawn front door, also for the dark theme. Empty: the door that is built in, whose light follows the status.',
      ),
    },
  }),
  preview: listRow(
    {
      title: 'name',
      status: 'status',
      address: 'page.path.current',
      media: 'picture.image',
    },
    ({status, address}) => [statusTitles[String(status)], address],
  ),
})
