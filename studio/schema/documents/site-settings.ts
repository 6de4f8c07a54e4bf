import {storeChoices} from '#studio/schema/choices.ts'
import * as f from '#studio/schema/fields.ts'
import {checkEmail, checkPhone, checkTitleTemplate} from '#studio/validation/contact-facts.ts'

const company = f.group('What the law asks a company to say about itself.', {
  number: f.line('The company number at Companies House.'),
  registeredIn: f.line('Where the company is registered, such as: England and Wales.'),
  registeredOffice: f.line('The address of the registered office in one line.'),
  icoNumber: f.line('The registration number at the Information Commissioner.'),
  line: f.paragraph(
    'The sentence in the footer. {legalName}, {number}, {registeredIn} and {registeredOffice} are filled in.',
  ),
})

const cqc = f.titled(
  'Care Quality Commission',
  f.group(
    'Whether we are registered with the Care Quality Commission, and what the site says about it.',
    {
      status: f.choice(
        'Where we stand. The matching text below is shown.',
        {none: 'Not applied', applied: 'Applied', registered: 'Registered'},
        'none',
      ),
      textNone: f.paragraph('Shown while we have not applied.'),
      textApplied: f.paragraph('Shown when we have applied.'),
      textRegistered: f.paragraph('Shown when we are registered.'),
      providerId: f.optionalLine('Our provider number, once registered.'),
      rating: f.optionalLine('Our latest rating, once there is one.'),
    },
  ),
)

const sampleData = f.group(
  'How invented people, ratings and quotes are marked, so that nobody takes them for real.',
  {
    show: f.toggle(
      'Switch off before opening: example people and quotes then disappear from the site.',
      true,
    ),
    doctorBadge: f.line('The badge on an example doctor.'),
    doctorNote: f.paragraph('The note above example doctors.'),
    mapNote: f.paragraph('The note at the map with example places.'),
    quoteBadge: f.line('The badge on an example quote.'),
    quoteNote: f.paragraph('The note above example quotes.'),
  },
)

const social = f.titled(
  'Social media',
  f.list(
    f.defineObject({
      name: 'socialProfile',
      title: 'Profile',
      fields: {
        platform: f.choice(
          'Which icon is shown.',
          ['LinkedIn', 'Instagram', 'Facebook', 'X'].map((name) => ({value: name, title: name})),
        ),
        label: f.line('What screen readers say, such as: {brand} on LinkedIn.'),
        url: f.webAddress('The address of our profile. Empty until there is one.'),
      },
      preview: {select: {title: 'platform', subtitle: 'url'}},
    }),
    'Our profiles. An icon is a link only when its address is filled in.',
  ),
)

const stores = f.titled(
  'App stores',
  f.list(
    f.defineObject({
      name: 'appStore',
      title: 'App store',
      fields: {
        store: f.choice('Which store it is.', storeChoices),
        address: f.webAddress('The address of our app in the store. Empty until the app is there.'),
      },
    }),
    'Where the app can be had. Without an address a page says that the app is coming.',
    {min: 2, max: 2},
  ),
)

export const siteSettings = f.defineSingleton({
  name: 'siteSettings',
  title: 'Site settings',
  description:
    'Facts that stand in one place. A word in braces, such as {brand}, is replaced by them everywhere.',
  ...f.tabs({
    'Brand and search engines': {
      brand: f.line(
        'The short name, {brand}: titles, texts, labels and e-mails follow it. The drawn word of the logo, the icons of the site and the name of the Studio do not: ask a developer to change these.',
      ),
      brandFull: f.line('The full name, {brandFull}.'),
      tagline: f.line('A few words that go with the name.'),
      titleTemplate: f.checkedLine(
        'How the title of a page and the brand are joined; %s is the title.',
        checkTitleTemplate,
      ),
      defaultDescription: f.textWithLimit('The description of pages that have none.', {
        letters: 160,
        why: 'Search engines cut it after 160 letters.',
        rows: 3,
      }),
      shareImage: f.custom({
        title: 'Picture for sharing',
        type: 'image',
        description:
          'One picture for every page that someone shares, 1200 × 630. Empty: each page has a picture of its own, made of its headline and a front door.',
        options: {accept: f.shareImageTypes},
      }),
    },
    Contact: {
      email: f.checkedLine('The address for questions, {email}.', checkEmail),
      dataEmail: f.checkedLine(
        'The address for questions about personal data, {dataEmail}.',
        checkEmail,
      ),
      securityEmail: f.checkedLine('The address for reports about security.', checkEmail),
      phone: f.checkedLine('The telephone number, {phone}.', checkPhone),
      phoneHours: f.line('When the telephone is answered, {phoneHours}.'),
      phoneHoursHint: f.line('A short note on the hours, such as bank holidays.'),
      replyTime: f.line('How fast we reply, {replyTime}.'),
      address: f.requiredLines('The postal address, line by line.'),
      toBeAnnounced: f.optionalLine(
        'Visitors read this in place of an invented number or address. Empty: to be announced.',
      ),
      emergencyStrip: f.line('The line at the top of every page. 999 becomes a telephone link.'),
    },
    'Prices and terms': {
      priceFrom: f.line('The lowest fee of a home visit, {priceFrom}.'),
      cancelHours: f.line('Until when cancelling is free, {cancelHours}.'),
    },
    'Company and regulator': {
      legalName: f.line('The legal name of the company, {legalName}.'),
      company,
      cqc,
    },
    Examples: {
      sampleData,
    },
    'Social media and app': {
      social,
      stores,
      mapAttribution: f.line(
        'Whose boundaries the map of London shows. Their licence wants it seen on every map.',
      ),
    },
  }),
  preview: {
    select: {subtitle: 'brand'},
    prepare: ({subtitle}: {subtitle?: string}) => ({
      title: 'Site settings',
      ...(subtitle === undefined ? {} : {subtitle}),
    }),
  },
})
