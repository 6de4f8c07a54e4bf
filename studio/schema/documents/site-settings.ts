import {storeChoices} from '#studio/schema/choices.ts'
import {
  defineSingleton,
  checkedLine,
  choice,
  custom,
  defineObject,
  group,
  line,
  list,
  optionalLine,
  paragraph,
  requiredLines,
  shareImageTypes,
  tabs,
  textWithLimit,
  titled,
  toggle,
  webAddress,
} from '#studio/schema/fields.ts'
import {checkEmail, checkPhone, checkTitleTemplate} from '#studio/validation/contact-facts.ts'

const company = group('What the law asks a company to say about itself.', {
  number: line('The company number at Companies House.'),
  registeredIn: line('Where the company is registered, such as: England and Wales.'),
  registeredOffice: line('The address of the registered office in one line.'),
  icoNumber: line('The registration number at the Information Commissioner.'),
  line: paragraph(
    'The sentence in the footer. {legalName}, {number}, {registeredIn} and {registeredOffice} are filled in.',
  ),
})

const cqc = titled(
  'Care Quality Commission',
  group(
    'Whether we are registered with the Care Quality Commission, and what the site says about it.',
    {
      status: choice(
        'Where we stand. The matching text below is shown.',
        {none: 'Not applied', applied: 'Applied', registered: 'Registered'},
        'none',
      ),
      textNone: paragraph('Shown while we have not applied.'),
      textApplied: paragraph('Shown when we have applied.'),
      textRegistered: paragraph('Shown when we are registered.'),
      providerId: optionalLine('Our provider number, once registered.'),
      rating: optionalLine('Our latest rating, once there is one.'),
    },
  ),
)

const sampleData = group(
  'How invented people, ratings and quotes are marked, so that nobody takes them for real.',
  {
    show: toggle(
      'Switch off before opening: example people and quotes then disappear from the site.',
      true,
    ),
    doctorBadge: line('The badge on an example doctor.'),
    doctorNote: paragraph('The note above example doctors.'),
    mapNote: paragraph('The note at the map with example places.'),
    quoteBadge: line('The badge on an example quote.'),
    quoteNote: paragraph('The note above example quotes.'),
  },
)

const social = titled(
  'Social media',
  list(
    defineObject({
      name: 'socialProfile',
      title: 'Profile',
      fields: {
        platform: choice(
          'Which icon is shown.',
          ['LinkedIn', 'Instagram', 'Facebook', 'X'].map((name) => ({value: name, title: name})),
        ),
        label: line('What screen readers say, such as: {brand} on LinkedIn.'),
        url: webAddress('The address of our profile. Empty until there is one.'),
      },
      preview: {select: {title: 'platform', subtitle: 'url'}},
    }),
    'Our profiles. An icon is a link only when its address is filled in.',
  ),
)

const stores = titled(
  'App stores',
  list(
    defineObject({
      name: 'appStore',
      title: 'App store',
      fields: {
        store: choice('Which store it is.', storeChoices),
        address: webAddress('The address of our app in the store. Empty until the app is there.'),
      },
    }),
    'Where the app can be had. Without an address a page says that the app is coming.',
    {min: 2, max: 2},
  ),
)

export const siteSettings = defineSingleton({
  name: 'siteSettings',
  title: 'Site settings',
  description:
    'Facts that stand in one place. A word in braces, such as {brand}, is replaced by them everywhere.',
  ...tabs({
    'Brand and search engines': {
      brand: line(
        'The short name, {brand}: titles, texts, labels and e-mails follow it. The drawn word of the logo, the icons of the site and the name of the Studio do not: ask a developer to change these.',
      ),
      brandFull: line('The full name, {brandFull}.'),
      tagline: line('A few words that go with the name.'),
      titleTemplate: checkedLine(
        'How the title of a page and the brand are joined; %s is the title.',
        checkTitleTemplate,
      ),
      defaultDescription: textWithLimit('The description of pages that have none.', {
        letters: 160,
        why: 'Search engines cut it after 160 letters.',
        rows: 3,
      }),
      shareImage: custom({
        title: 'Picture for sharing',
        type: 'image',
        description:
          'One picture for every page that someone shares, 1200 × 630. Empty: each page has a picture of its own, made of its headline and a front door.',
        options: {accept: shareImageTypes},
      }),
    },
    Contact: {
      email: checkedLine('The address for questions, {email}.', checkEmail),
      dataEmail: checkedLine(
        'The address for questions about personal data, {dataEmail}.',
        checkEmail,
      ),
      securityEmail: checkedLine('The address for reports about security.', checkEmail),
      phone: checkedLine('The telephone number, {phone}.', checkPhone),
      phoneHours: line('When the telephone is answered, {phoneHours}.'),
      phoneHoursHint: line('A short note on the hours, such as bank holidays.'),
      replyTime: line('How fast we reply, {replyTime}.'),
      address: requiredLines('The postal address, line by line.'),
      toBeAnnounced: optionalLine(
        'Visitors read this in place of an invented number or address. Empty: to be announced.',
      ),
      emergencyStrip: line('The line at the top of every page. 999 becomes a telephone link.'),
    },
    'Prices and terms': {
      priceFrom: line('The lowest fee of a home visit, {priceFrom}.'),
      cancelHours: line('Until when cancelling is free, {cancelHours}.'),
    },
    'Company and regulator': {
      legalName: line('The legal name of the company, {legalName}.'),
      company,
      cqc,
    },
    Examples: {
      sampleData,
    },
    'Social media and app': {
      social,
      stores,
      mapAttribution: line(
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
