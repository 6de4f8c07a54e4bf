import {defineArrayMember, defineField, defineType} from 'sanity'
import {storeChoices} from '#studio/schema/choices.ts'
import {
  checkedLine,
  choice,
  inGroup,
  textWithLimit,
  line,
  optionalLine,
  paragraph,
  required,
  requiredLines,
  shareImageTypes,
  toggle,
  titled,
} from '#studio/schema/fields.ts'
import {checkEmail, checkPhone, checkTitleTemplate} from '#studio/validation/contact-facts.ts'

const company = defineField({
  name: 'company',
  type: 'object',
  description: 'What the law asks a company to say about itself.',
  validation: required,
  fields: [
    line('number', 'The company number at Companies House.'),
    line('registeredIn', 'Where the company is registered, such as: England and Wales.'),
    line('registeredOffice', 'The address of the registered office in one line.'),
    titled(
      'Number at the Information Commissioner',
      line('icoNumber', 'The registration number at the Information Commissioner.'),
    ),
    paragraph(
      'line',
      'The sentence in the footer. {legalName}, {number}, {registeredIn} and {registeredOffice} are filled in.',
    ),
  ],
})

const cqc = defineField({
  name: 'cqc',
  title: 'Care Quality Commission',
  type: 'object',
  description:
    'Whether we are registered with the Care Quality Commission, and what the site says about it.',
  validation: required,
  fields: [
    choice(
      'status',
      'Where we stand. The matching text below is shown.',
      [
        {value: 'none', title: 'Not applied'},
        {value: 'applied', title: 'Applied'},
        {value: 'registered', title: 'Registered'},
      ],
      'none',
    ),
    paragraph('textNone', 'Shown while we have not applied.'),
    paragraph('textApplied', 'Shown when we have applied.'),
    paragraph('textRegistered', 'Shown when we are registered.'),
    optionalLine('providerId', 'Our provider number, once registered.'),
    optionalLine('rating', 'Our latest rating, once there is one.'),
  ],
})

const sampleData = defineField({
  name: 'sampleData',
  type: 'object',
  description:
    'How invented people, ratings and quotes are marked, so that nobody takes them for real.',
  validation: required,
  fields: [
    titled(
      'Shown',
      toggle(
        'show',
        'Switch off before opening: example people and quotes then disappear from the site.',
        true,
      ),
    ),
    line('doctorBadge', 'The badge on an example doctor.'),
    paragraph('doctorNote', 'The note above example doctors.'),
    paragraph('mapNote', 'The note at the map with example places.'),
    line('quoteBadge', 'The badge on an example quote.'),
    paragraph('quoteNote', 'The note above example quotes.'),
  ],
})

const social = defineField({
  name: 'social',
  title: 'Social media',
  type: 'array',
  description: 'Our profiles. An icon is a link only when its address is filled in.',
  of: [
    defineArrayMember({
      name: 'socialProfile',
      title: 'Profile',
      type: 'object',
      fields: [
        titled(
          'Network',
          choice(
            'platform',
            'Which icon is shown.',
            ['LinkedIn', 'Instagram', 'Facebook', 'X'].map((name) => ({value: name, title: name})),
          ),
        ),
        line('label', 'What screen readers say, such as: {brand} on LinkedIn.'),
        defineField({
          name: 'url',
          title: 'Address',
          type: 'url',
          description: 'The address of our profile. Empty until there is one.',
          validation: (rule) => rule.uri({scheme: ['https']}),
        }),
      ],
      preview: {select: {title: 'platform', subtitle: 'url'}},
    }),
  ],
})

const stores = defineField({
  name: 'stores',
  title: 'App stores',
  type: 'array',
  description: 'Where the app can be had. Without an address a page says that the app is coming.',
  of: [
    defineArrayMember({
      name: 'appStore',
      title: 'App store',
      type: 'object',
      fields: [
        choice('store', 'Which store it is.', storeChoices),
        defineField({
          name: 'address',
          type: 'url',
          description: 'The address of our app in the store. Empty until the app is there.',
          validation: (rule) => rule.uri({scheme: ['https']}),
        }),
      ],
      preview: {select: {title: 'store', subtitle: 'address'}},
    }),
  ],
  validation: (rule) => rule.required().min(2).max(2),
})

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  description:
    'Facts that stand in one place. A word in braces, such as {brand}, is replaced by them everywhere.',
  groups: [
    {name: 'brand', title: 'Brand and search engines', default: true},
    {name: 'contact', title: 'Contact'},
    {name: 'terms', title: 'Prices and terms'},
    {name: 'company', title: 'Company and regulator'},
    {name: 'samples', title: 'Examples'},
    {name: 'places', title: 'Social media and app'},
  ],
  fields: [
    ...inGroup('brand', [
      titled(
        'Brand, short',
        line(
          'brand',
          'The short name, {brand}: titles, texts, labels and e-mails follow it. The drawn word of the logo, the icons of the site and the name of the Studio do not: ask a developer to change these.',
        ),
      ),
      titled('Brand, in full', line('brandFull', 'The full name, {brandFull}.')),
      line('tagline', 'A few words that go with the name.'),
      titled(
        'Title and brand',
        checkedLine(
          'titleTemplate',
          'How the title of a page and the brand are joined; %s is the title.',
          checkTitleTemplate,
        ),
      ),
      titled(
        'Description of pages without one',
        textWithLimit('defaultDescription', 'The description of pages that have none.', {
          letters: 160,
          why: 'Search engines cut it after 160 letters.',
          rows: 3,
        }),
      ),
      defineField({
        name: 'shareImage',
        title: 'Picture for sharing',
        type: 'image',
        description:
          'One picture for every page that someone shares, 1200 × 630. Empty: each page has a picture of its own, made of its headline and a front door.',
        options: {accept: shareImageTypes},
      }),
    ]),
    ...inGroup('contact', [
      checkedLine('email', 'The address for questions, {email}.', checkEmail),
      checkedLine(
        'dataEmail',
        'The address for questions about personal data, {dataEmail}.',
        checkEmail,
      ),
      checkedLine('securityEmail', 'The address for reports about security.', checkEmail),
      checkedLine('phone', 'The telephone number, {phone}.', checkPhone),
      line('phoneHours', 'When the telephone is answered, {phoneHours}.'),
      line('phoneHoursHint', 'A short note on the hours, such as bank holidays.'),
      line('replyTime', 'How fast we reply, {replyTime}.'),
      requiredLines('address', 'The postal address, line by line.'),
      titled(
        'Words for a missing fact',
        optionalLine(
          'toBeAnnounced',
          'Visitors read this in place of an invented number or address. Empty: to be announced.',
        ),
      ),
      line('emergencyStrip', 'The line at the top of every page. 999 becomes a telephone link.'),
    ]),
    ...inGroup('terms', [
      titled('Price from', line('priceFrom', 'The lowest fee of a home visit, {priceFrom}.')),
      line('cancelHours', 'Until when cancelling is free, {cancelHours}.'),
    ]),
    ...inGroup('company', [
      line('legalName', 'The legal name of the company, {legalName}.'),
      company,
      cqc,
    ]),
    ...inGroup('samples', [sampleData]),
    ...inGroup('places', [
      social,
      stores,
      line(
        'mapAttribution',
        'Whose boundaries the map of London shows. Their licence wants it seen on every map.',
      ),
    ]),
  ],
  preview: {
    select: {subtitle: 'brand'},
    prepare: ({subtitle}: {subtitle?: string}) => ({
      title: 'Site settings',
      ...(subtitle === undefined ? {} : {subtitle}),
    }),
  },
})
