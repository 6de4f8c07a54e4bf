import type {SectionProps} from '#content/section-props.ts'

type PriceTable = SectionProps<'priceTable'>['section']

const full: PriceTable = {
  _key: 'full',
  _type: 'priceTable',
  anchor: null,
  heading: 'What a visit will cost',
  serviceLabel: 'Service',
  priceLabel: 'Price',
  includesLabel: 'What it includes',
  printLabel: 'Print this page',
  rows: [
    {
      _key: 'gp',
      title: 'GP at home',
      price: 'From £149',
      includes: 'The visit, the consultation and basic prescriptions',
      service: {
        _id: 'service-gp',
        _type: 'service',
        key: 'gp',
        status: 'launched',
        statusLabel: 'Opening first',
      },
    },
    {
      _key: 'nurse',
      title: 'Nurse at home',
      price: 'Not set yet',
      includes: 'We’ll publish the price before this service opens',
      service: {
        _id: 'service-nurse',
        _type: 'service',
        key: 'nurse',
        status: 'comingSoon',
        statusLabel: 'Coming Soon',
      },
    },
  ],
}

export const priceTableFixtures = {
  full,
  withoutService: {
    ...full,
    _key: 'without-service',
    printLabel: null,
    rows: full.rows.slice(0, 1).map((row) => ({...row, service: null})),
  },
} satisfies Record<string, PriceTable>
