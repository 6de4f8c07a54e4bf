import type {SectionProps} from '#content/section-props.ts'

type ServiceGrid = SectionProps<'serviceGrid'>['section']
type Service = NonNullable<ServiceGrid['services']>[number]

const service = (
  key: Service['key'],
  doorNumber: number,
  status: Service['status'],
  name: string,
): Service => ({
  _id: `service-${key}`,
  _type: 'service',
  key,
  name,
  doorNumber,
  status,
  statusLabel: status === 'launched' ? 'Opening first' : 'Coming Soon',
  summary: `What ${name} is, in one sentence that is about as long as it will be.`,
  linkLabel: status === 'launched' ? 'View more' : 'Coming Soon',
  linkContext: `about ${name}`,
  page: {addressOf: `page-${key}`, path: `/${key}-visit`},
  picture: null,
})

const full: ServiceGrid = {
  _key: 'full',
  _type: 'serviceGrid',
  anchor: 'services',
  heading: 'Who would you like at the door?',
  intro: 'A light over the door means we plan to open this service first.',
  services: [
    service('gp', 17, 'launched', 'GP at home'),
    service('nurse', 19, 'comingSoon', 'Nurse at home'),
    service('specialist', 21, 'launched', 'Specialist'),
    service('carer', 23, 'comingSoon', 'Home carer'),
  ],
}

const uploaded = {
  asset: {_type: 'reference' as const, _ref: 'image-abc123-800x1040-jpg'},
  crop: null,
  hotspot: null,
  width: 800,
  height: 1040,
  extension: 'jpg',
}

export const serviceGridFixtures = {
  full,
  otherWayRound: {
    ...full,
    _key: 'other-way-round',
    intro: null,
    services: [
      service('gp', 17, 'comingSoon', 'GP at home'),
      service('nurse', 19, 'launched', 'Nurse at home'),
      service('specialist', 21, 'comingSoon', 'Specialist'),
      service('carer', 23, 'launched', 'Home carer'),
    ],
  },
  withPicture: {
    ...full,
    _key: 'with-picture',
    services: [
      {
        ...service('gp', 17, 'launched', 'GP at home'),
        picture: {
          alt: 'A photograph of a blue door',
          decorative: false,
          image: uploaded,
          dark: null,
        },
      },
    ],
  },
} satisfies Record<string, ServiceGrid>
