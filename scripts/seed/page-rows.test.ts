import {everyPart, nameOfSection, readSeed} from './read-seed.ts'

const documents = await readSeed()
const find = (id: string) => documents.find(({_id}) => _id === id)
const sectionsOf = (id: string): Record<string, unknown>[] => {
  const list = find(id)?.['sections']
  return Array.isArray(list) ? list.flatMap((section) => [...everyPart(section)].slice(0, 1)) : []
}
const sectionOf = (id: string, name: string) =>
  sectionsOf(id).find((section) => nameOfSection(section).startsWith(name))

describe('page sections', () => {
  it.each([
    [
      'about us (ABOUT-1)',
      'page-about',
      'pageHero/poster appDownload points/rows videoBanner approach testimonials',
    ],
    ['contact (CONTACT-1)', 'page-contact', 'form/desk points/notes'],
    [
      'a GP visit (GP-3)',
      'page-gp-visit',
      'pageHero figures/slip steps/videos points/reasons videoBanner clinicians/cards appDownload faqs/chosen',
    ],
    [
      'a specialist visit (SPEC-1)',
      'page-specialist-visit',
      'pageHero figures/slip points/pictures clinicians/rows steps/videos points/grid videoBanner appDownload faqs/chosen',
    ],
    [
      'joining as a GP (PROV-1)',
      'page-providers-gp',
      'pageHero/join steps/ledger points/grid workedExamples videoBanner productPreview figures/row faqs/chosen callToAction/band',
    ],
    [
      'joining as a specialist (PROV-2)',
      'page-providers-specialist',
      'pageHero/join steps/ledger productPreview points/grid workedExamples videoBanner figures/row faqs/chosen callToAction/band',
    ],
  ])('include the specified sections: %s', (_title, id, types) => {
    expect(
      sectionsOf(id).map((section) =>
        nameOfSection(section).replace(/^pageHero\/(?:panel|arches)$/, 'pageHero'),
      ),
    ).toEqual(expect.arrayContaining(types.split(' ')))
  })
})

describe('end of a page', () => {
  /** Legal pages, which people read to the end, and Contact, whose form stands above shorter notes. */
  const reading = /^page-(?:terms|privacy|cookies|accessibility|clinical-safety|contact)/
  const actions = /^(?:callToAction|form|formOutcome|contact|checklist|search|areaCheck)\b/

  it('is one action, a form or the outcome of a form (FORM-8)', () => {
    const pages = documents.filter(({_id, _type}) => _type === 'page' && !reading.test(_id))
    expect(pages.length).toBeGreaterThan(50)
    const without = pages.filter(({_id}) => {
      const last = sectionsOf(_id).at(-1) ?? {}
      const section = documents.find((each) => each._id === last['_ref'])?.['section']
      const [end = last] = [...everyPart(section)]
      return !actions.test(nameOfSection(end)) && !('primary' in end) && end['layout'] !== 'join'
    })
    expect(without.map(({_id}) => _id)).toEqual([])
  })
})

describe('hero of a service that is coming soon', () => {
  it.each([
    [
      'a nurse visit (NURSE-1)',
      'page-nurse-visit',
      {label: 'Coming Soon', kind: 'dialog', dialog: 'interest', subject: 'nurse'},
    ],
    [
      'a carer visit (CARER-1)',
      'page-carer-visit',
      {label: 'Coming Soon', kind: 'dialog', dialog: 'interest', subject: 'carer'},
    ],
  ])(
    'offers the waitlist first, and beside it the form about interest: %s',
    (_title, id, secondary) => {
      const {subject} = secondary
      expect(sectionOf(id, 'pageHero')).toMatchObject({
        primary: {kind: 'dialog', dialog: 'waitlist', subject},
        secondary,
      })
    },
  )
})

it('links the About page to the contact page and the app section (ABOUT-1)', () => {
  expect(sectionOf('page-about', 'pageHero/poster')).toMatchObject({
    primary: {label: 'Contact Us', page: {_ref: 'page-contact'}},
    secondary: {address: '#app'},
  })
  expect(sectionOf('page-about', 'appDownload')).toMatchObject({anchor: 'app'})
})

describe('pages for professionals', () => {
  it('show partners an image of a clinic and a link to the contact form (PROV-4)', () => {
    expect(sectionOf('page-providers-partners', 'pageHero/picture')).toMatchObject({
      primary: {label: 'Schedule a Meeting'},
      secondary: {label: 'Contact Us', page: {_ref: 'page-contact'}},
      picture: {alt: 'A small clinic with a dark red door between 2 lit windows'},
    })
  })

  it('begin the policies with the download of the first guide (PROV-5)', () => {
    expect(sectionOf('page-providers-policies', 'pageHero/download')).toMatchObject({
      downloadLabel: 'Download Guidelines',
      guide: {_ref: 'resource-clinical'},
    })
    expect(sectionsOf('page-providers-policies').map(({heading}) => heading)).toEqual([
      undefined,
      'Policies & Guidelines',
      'Guides',
      'Terms & Conditions',
      'Would you like to work with us?',
    ])
  })

  it('list six policy areas, and four guides with the specified sizes (PROV-5, COUNT-1)', () => {
    const inOrder = (type: string) =>
      documents
        .filter((section) => nameOfSection(section).startsWith(type))
        .toSorted((a, b) => Number(a['order']) - Number(b['order']))
    expect(inOrder('policyArea').map(({title}) => title)).toEqual([
      'Clinical standards',
      'Safety protocols',
      'Documentation',
      'Professional conduct',
      'Data protection',
      'Quality assurance',
    ])
    expect(inOrder('policyArea').find(({note}) => note !== undefined)).toMatchObject({
      title: 'Data protection',
      note: 'Every system we use must be GDPR-compliant.',
    })
    expect(inOrder('resource').map(({shownSize}) => shownSize)).toEqual([
      '2.4 MB',
      '1.8 MB',
      '1.2 MB',
      '3.1 MB',
    ])
  })
})

describe('bar above a page', () => {
  it.each([
    ['a nurse visit (NURSE-1)', 'page-nurse-visit', {dismissible: true}],
    [
      'a carer visit (CARER-1)',
      'page-carer-visit',
      {text: 'This care service is launching soon', dismissible: true},
    ],
    ['joining as a nurse (PROV-3)', 'page-providers-nurse', {dismissible: true}],
    ['joining as a carer (PROV-3)', 'page-providers-carer', {dismissible: true}],
  ])('announces the service: %s', (_title, id, banner) => {
    expect(find(id)).toMatchObject({banner: {label: 'Coming Soon', ...banner}})
  })

  it('has its own storage key on each page that can close it (NURSE-1)', () => {
    const keys = documents.flatMap(({banner}) =>
      [...everyPart(banner)].filter(({dismissible}) => dismissible).map((bar) => bar['storageKey']),
    )
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(undefined)
  })
})

describe('page content', () => {
  it.each([
    ['six reasons (GP-3)', 'page-gp-visit', 'points/reasons', 'items', 6],
    ['six reasons (SPEC-1)', 'page-specialist-visit', 'points/grid', 'items', 6],
    ['three steps (SPEC-1)', 'page-specialist-visit', 'steps/videos', 'steps', 3],
    ['six benefits (PROV-1)', 'page-providers-gp', 'points/grid', 'items', 6],
    ['six benefits (PROV-2)', 'page-providers-specialist', 'points/grid', 'items', 6],
    ['six benefits (PROV-4)', 'page-providers-partners', 'points/grid', 'items', 6],
    ['six terms (PROV-5)', 'page-providers-policies', 'points/numbers', 'items', 6],
  ])('has %s', (_title, id, type, list, count) => {
    expect(sectionOf(id, type)?.[list]).toHaveLength(count)
  })

  it('names the specified values (ABOUT-2)', () => {
    const titles = [...everyPart(sectionOf('page-about', 'points/rows')?.['items'])].map(
      ({title}) => title,
    )
    expect(titles.filter((title) => typeof title === 'string')).toEqual([
      'Trust and safety',
      'Clinical excellence',
      'Compassion and respect',
      'Care at home',
      'Accessible for everyone',
      'Privacy by design',
    ])
  })

  it('shows each step of a GP visit in a video (GP-3)', () => {
    const clips = [...everyPart(sectionOf('page-gp-visit', 'steps/videos')?.['steps'])].filter(
      ({clip}) => clip !== undefined,
    )
    expect(clips).toHaveLength(3)
  })

  it('shows one update (UPD-1)', () => {
    expect(documents.filter(({_type}) => _type === 'update')).toMatchObject([{category: 'launch'}])
    expect(documents.filter(({_type}) => _type === 'update')).toMatchObject([{date: '2025-09-01'}])
    expect(sectionOf('page-updates', 'timeline')).toMatchObject({
      back: {label: 'Back to Home', page: {_ref: 'page-home'}},
    })
  })

  it('shows the figures of the network (PROV-1)', () => {
    for (const id of ['page-providers-gp', 'page-providers-specialist']) {
      const claims = [...everyPart(sectionOf(id, 'figures')?.['claims'])].map(({_ref}) =>
        find(String(_ref)),
      )
      expect(claims.map((claim) => [claim?.['value'], claim?.['text']])).toEqual([
        ['10k+', 'patients we hope to reach'],
        ['100%', 'you set your rates'],
        ['24/7', 'support for professionals on a visit'],
      ])
    }
  })
})

it('shows the demo button and a note that there is no video yet (DEMO-1)', () => {
  expect(sectionOf('page-demo', 'demoStage')).toMatchObject({
    headline: 'See how it works',
    watchLabel: 'Watch Full Video',
    emptyText:
      'The full video isn’t ready yet. The 3 short videos below last less than a minute in all.',
  })
})

it('explains matching with a first person who fits everything that was asked for', () => {
  const street = sectionOf('page-how-matching-works', 'matchingStreet')
  const factors = [...everyPart(street?.['factors'])].filter(({fits}) => fits !== undefined)
  expect(factors).toHaveLength(4)
  const [first] = [...everyPart(street?.['results'])].flatMap(({clinician}) => [
    ...everyPart(clinician),
  ])
  for (const {fits} of factors) {
    expect([...everyPart(fits)].map(({_ref}) => _ref)).toContain(first?.['_ref'])
  }
  const languages = [...everyPart(factors.at(-1)?.['fits'])].map(({_ref}) =>
    JSON.stringify(find(String(_ref))?.['languages']),
  )
  for (const spoken of languages) expect(spoken).toContain('"French"')
})

describe('claims about the service', () => {
  const published = JSON.stringify(
    documents.filter(({_type}) => ['page', 'faq', 'appPromotion', 'service'].includes(_type)),
  )

  it.each([
    ['the fee', /visits will cost from \{priceFrom\}.{0,40}including the consultation and basic/i],
    ['the duration of booking', /under 2 minutes/],
    ['the times of visits', /same-day, evening and weekend/],
    ['the confirmation', /instant confirmation by email and text message/],
    ['the refund', /full refund/],
    ['the late fee', /you may have to pay a fee/],
    ['the receipt', /receipt for your insurer/],
    ['sharing with the GP', /share (your )?information with your (own )?GP only (with|if)/],
    ['the matching', /AI-assisted matching/],
    ['the apps', /Google Play/],
  ])('%s is on a page (COPY-1)', (_title, pattern) => {
    expect(published).toMatch(pattern)
  })

  it('set the fee of £149 in the site settings (COPY-1)', () => {
    expect(JSON.stringify(documents.filter(({_type}) => _type === 'siteSettings'))).toContain(
      '£149',
    )
  })
})
