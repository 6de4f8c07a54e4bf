import type {Profile} from '#content/queries/get-profile.ts'
import {exampleClinician, exampleLanguage} from '#content/testing/example-clinician.ts'

const clinician: Profile['clinician'] = {
  ...exampleClinician('adaeze-thornbury', 'Dr Adaeze Thornbury', 'Kentish Town'),
  languages: [exampleLanguage('Igbo', 'Ndewo', 'ig')],
  modePrices: [{_key: 'a', mode: 'Home visit', text: 'From £149'}],
  registration: {body: 'General Medical Council (GMC)', number: null, url: null},
  checkedOn: null,
  services: [{_key: 'a', title: 'Skin', text: 'Rashes and moles.'}],
  areas: [
    {_key: 'a', name: 'Kentish Town', note: 'Most days', position: {lat: 51.5503, lng: -0.1407}},
  ],
}

const olderTemplate: Profile['template'] = {
  _id: 'profilePage',
  _type: 'profilePage',
  hero: {
    lead: 'General Practice. 14 years of experience.',
    available: 'Next free: Today',
    paused: 'Not taking visits for now',
    rating: 'out of 5 from 128 reviews',
    ratingExample: 'out of 5 from 128 reviews (example)',
  },
  ask: {
    label: 'Ask for a visit',
    doctorNote: 'What a doctor’s visit covers.',
    specialistNote: 'What a specialist’s visit covers.',
    facts: [{_key: 'a', title: 'Cancel free', text: 'Up to 24 hours before'}],
    button: 'Request a visit',
    note: 'You cannot book yet.',
    pausedNote: 'You can’t ask for a visit at the moment.',
  },
  checks: {
    heading: 'Check before you open the door',
    intro: 'Five lines.',
    regulator: 'Regulator',
    number: 'Number',
    noNumber: 'No number: this is an example',
    register: 'On the register',
    search: 'Search the GMC register',
    searchAddress: 'https://register.example',
    ownLine: 'See Dr Thornbury on the register',
    weCheck: 'We check',
    doctorChecks: 'GP Register',
    specialistChecks: 'Specialist Register',
    checked: 'Last checked',
    notChecked: 'Not checked: not a real person',
    checkedLongAgo: 'We’re checking this again',
    maxDays: 90,
    moreLabel: 'How this looks for a real person',
    more: 'The link opens that person’s own line.',
  },
  languages: {
    heading: 'You can speak to Dr Thornbury in',
    question: 'Need another language?',
    link: {
      label: 'See who speaks it',
      kind: 'page',
      context: null,
      dialog: null,
      subject: null,
      address: null,
      page: {addressOf: 'page-languages', path: '/languages'},
    },
  },
  services: {
    heading: 'What Dr Thornbury can help with',
    doctorIntro: 'Most of what you would see a GP for.',
    specialistIntro: 'Skin: questions like these.',
  },
  areas: {
    heading: 'Where Dr Thornbury visits',
    note: 'Only the neighbourhood is shown.',
    mapLabel: 'Map of London with the areas of Dr Thornbury lit',
    sampleNote: 'Example locations only.',
    attribution: 'Contains OS data',
  },
  quotes: {
    heading: 'What people might want',
    items: [
      {
        _id: 'testimonial-grace',
        _type: 'testimonial',
        quote: 'We would not lose a whole day.',
        name: 'Grace, 46',
        title: 'Haringey',
        portrait: null,
        isSample: true,
        sampleBadge: 'Example quote',
      },
    ],
  },
  neighbours: {heading: 'Other doors on this street', available: 'Next free:'},
  join: null,
  seo: {title: 'Dr Adaeze Thornbury', description: 'A profile.'},
}

const template: Profile['template'] = {
  ...olderTemplate,
  ask: {
    ...olderTemplate.ask,
    exampleNote: 'You cannot book yet. This is an example profile.',
  },
  neighbours: {...olderTemplate.neighbours, exampleHeading: 'Other example profiles'},
  join: {
    heading: 'Hear from us when we open near you',
    text: 'Leave your name and email.',
    button: 'Join the waitlist',
  },
}

const example: Profile = {
  clinician,
  template,
  trail: {
    _id: 'navigation',
    _type: 'navigation',
    homeLabel: 'Home',
    breadcrumbLabel: 'Where this page stands',
  },
  service: {
    _id: 'service-gp',
    _type: 'service',
    key: 'gp',
    name: 'GP at home',
    status: 'launched',
    bookingAddress: null,
    page: {addressOf: 'page-gp-visit', path: '/gp-visit'},
  },
  neighbours: [
    {
      ...clinician,
      _id: 'clinician-imran-callowby',
      name: 'Dr Imran Callowby',
      slug: 'imran-callowby',
    },
  ],
}

/** As in datasets from before samples offered the waitlist. */
const older: Profile = {...example, template: olderTemplate}

const real: Profile = {
  ...example,
  clinician: {
    ...clinician,
    isSample: false,
    registration: {
      body: 'General Medical Council (GMC)',
      number: '0000000',
      url: 'https://register.example/0000000',
    },
    checkedOn: '2026-11-01',
  },
}

export const profileFixtures = {
  example,
  older,
  real,
  paused: {...real, clinician: {...real.clinician, isPaused: true}, neighbours: []},
  bookable: {
    ...real,
    service: example.service && {...example.service, bookingAddress: 'https://booking.example'},
  },
  bare: {
    ...real,
    clinician: {
      ...real.clinician,
      rating: null,
      reviews: null,
      languages: null,
      services: null,
      areas: null,
      modePrices: null,
    },
    template: {...template, quotes: {...template.quotes, items: []}, join: null},
    neighbours: [],
  },
} satisfies Record<string, Profile>
