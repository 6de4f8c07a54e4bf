import {exampleClaim} from '#content/testing/example-claims.ts'
import {exampleClinician} from '#content/testing/example-clinician.ts'
import {exampleImage, pictureOf} from '#content/testing/example-picture.ts'
import type {SectionProps} from '#content/section-props.ts'

type Hero = SectionProps<'hero'>['section']

type Person = NonNullable<Hero['windows']>[number]

const person = (
  slug: string,
  sha1: string,
  name: string,
  location: string,
  alt: string,
): Person => ({
  ...exampleClinician(slug, name, location),
  specialty: 'GP',
  portrait: pictureOf(exampleImage(sha1), alt),
  pin: exampleImage(sha1),
  fullLength: null,
})

const link = (label: string, path: string) => ({
  label,
  kind: 'page' as const,
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
})

const fee = exampleClaim('fee-from', 'plan', '£149', 'home visit fees from')

const full: Hero = {
  _key: 'full',
  _type: 'hero',
  doors: [{_id: 'service-gp', _type: 'service', status: 'launched'}],
  anchor: null,
  headline: 'Healthcare is at home.',
  highlight: 'at home.',
  lead: 'GPs, nurses, specialists and carers come to your home. We are getting ready to open.',
  primary: {
    ...link('Early Access', '/early-access'),
    kind: 'dialog',
    dialog: 'earlyAccess',
  },
  secondary: {...link('Learn more', '/about'), context: 'about Lamplight'},
  facts: [
    {
      _key: 'price',
      value: 'From £149',
      label: 'planned fee with basic prescriptions',
      claim: fee,
    },
    {_key: 'time', value: 'Under 2 minutes', label: 'to book, by design', claim: null},
    {_key: 'day', value: 'Same day', label: 'evening and weekend visits planned', claim: fee},
  ],
  windows: [
    {
      ...person(
        'adaeze-thornbury',
        'dd347b746708434604de9fe21d6fc22586a86f3c',
        'Dr Adaeze Thornbury',
        'Kentish Town',
        'A woman in a blue jacket',
      ),
      fullLength: pictureOf(
        exampleImage('c68c18cb5f2a4e4f9a3f63db51ccc5a9c35b3866', 476, 1186),
        'A doctor in a blue coat in the doorway',
      ),
    },
    person(
      'imran-callowby',
      'f86a86c050d34b69af794ae8f232e0695fafd1ba',
      'Dr Imran Callowby',
      'Walthamstow',
      'A man with a short black beard',
    ),
    person(
      'mei-lin-hartwright',
      '2cd58215e2e5f2517d512136a18d3ebd188071d5',
      'Dr Mei-Lin Hartwright',
      'Clapham',
      'A woman with a black bob',
    ),
    person(
      'rhodri-venkatesan',
      '9c1dcbb640da043a98acf325821ea3aca4a692d9',
      'Dr Rhodri Venkatesan',
      'Ealing',
      'A man with black hair and glasses',
    ),
    {
      ...person(
        'sofia-marchbanks',
        '7fbcbd5f86c5e3c15efaaec0e5cfbed364614cb5',
        'Dr Sofia Marchbanks',
        'Stoke Newington',
        'A woman in dark red scrubs',
      ),
      isSample: false,
      sampleBadge: null,
    },
  ],
  pictureLabel: 'A London terraced house with a GP at the door and four more at the windows.',
  emptyPictureLabel: 'A London terraced house with lit windows.',
  previousLabel: 'Previous doctor',
  nextLabel: 'Next doctor',
  pauseLabel: 'Keep the light where it is',
  playLabel: 'Let the light move on',
}

export const heroFixtures = {
  full,
  longest: {
    ...full,
    _key: 'longest',
    headline: 'Healthcare comes to everybody’s own front door.',
    highlight: 'everybody’s own front door.',
    lead: `${full.lead} ${full.lead} ${full.lead}`,
    facts: [
      {
        _key: 'a',
        value: 'Under two hundred minutes',
        label: 'to book a visit on a busy day',
        claim: fee,
      },
      {_key: 'b', value: 'Evenings and weekends', label: 'and bank holidays as well', claim: null},
    ],
  },
  bare: {...full, _key: 'bare', highlight: null, facts: null},
  withoutPeople: {...full, _key: 'without-people', windows: []},
} satisfies Record<string, Hero>
