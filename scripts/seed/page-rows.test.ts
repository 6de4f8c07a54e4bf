import {everyPart, nameOfSection, readSeed} from './read-seed.ts'

const documents = await readSeed()
const find = (id: string) => documents.find(({_id}) => _id === id)
const sectionsOf = (id: string): Record<string, unknown>[] => {
  const list = find(id)?.['sections']
  return Array.isArray(list) ? list.flatMap((section) => [...everyPart(section)].slice(0, 1)) : []
}
const sectionOf = (id: string, name: string) =>
  sectionsOf(id).find((section) => nameOfSection(section).startsWith(name))

describe('the sections of a page', () => {
  it.each([
    [
      'ABOUT-1: about us',
      'page-about',
      'pageHero/poster appDownload points/rows videoBanner approach testimonials',
    ],
    ['CONTACT-1: contact', 'page-contact', 'form/desk points/notes'],
    [
      'GP-3: a GP visit',
      'page-gp-visit',
      'pageHero figures/slip steps/videos points/reasons videoBanner clinicians/cards appDownload faqs/chosen',
    ],
    [
      'SPEC-1: a specialist visit has those of a GP visit',
      'page-specialist-visit',
      'pageHero clinicians/rows points/pictures steps/withReasons videoBanner appDownload faqs/chosen',
    ],
    [
      'PROV-1: joining as a GP',
      'page-providers-gp',
      'pageHero steps/ledger points/grid videoBanner productPreview figures/row form/panel faqs/chosen',
    ],
    [
      'PROV-2: joining as a specialist',
      'page-providers-specialist',
      'pageHero steps/ledger productPreview points/grid videoBanner figures/row form/panel faqs/chosen',
    ],
  ])('%s', (_title, id, types) => {
    expect(
      sectionsOf(id).map((section) =>
        nameOfSection(section).replace(/^pageHero\/(?:panel|arches)$/, 'pageHero'),
      ),
    ).toEqual(expect.arrayContaining(types.split(' ')))
  })
})

describe('the first button of a page', () => {
  it.each([
    [
      'NURSE-1: a nurse visit',
      'page-nurse-visit',
      {label: 'Coming Soon', kind: 'dialog', dialog: 'interest', subject: 'nurse'},
    ],
    [
      'CARER-1: a carer visit',
      'page-carer-visit',
      {label: 'Coming Soon', kind: 'dialog', dialog: 'interest', subject: 'carer'},
    ],
  ])('%s', (_title, id, primary) => {
    expect(sectionOf(id, 'pageHero')).toMatchObject({primary})
  })
})

it('ABOUT-1: About leads to the contact page and down to the app', () => {
  expect(sectionOf('page-about', 'pageHero/poster')).toMatchObject({
    primary: {label: 'Contact Us', page: {_ref: 'page-contact'}},
    secondary: {address: '#app'},
  })
  expect(sectionOf('page-about', 'appDownload')).toMatchObject({anchor: 'app'})
})

describe('the pages for professionals', () => {
  it('PROV-4: partners begin with a picture of a clinic and lead to the contact form', () => {
    expect(sectionOf('page-providers-partners', 'pageHero/picture')).toMatchObject({
      primary: {label: 'Contact Us', page: {_ref: 'page-contact'}},
      secondary: {label: 'Schedule a Meeting'},
      picture: {alt: 'A small clinic with a dark red door between two lit windows'},
    })
  })

  it('PROV-5: policies begin with the download of the first guide', () => {
    expect(sectionOf('page-providers-policies', 'pageHero/download')).toMatchObject({
      downloadLabel: 'Download Guidelines',
      guide: {_ref: 'resource-clinical'},
    })
    expect(sectionsOf('page-providers-policies').map(({heading}) => heading)).toEqual([
      undefined,
      'Policies & Guidelines',
      'Guides',
      'Terms & Conditions',
    ])
  })

  it('PROV-5, COUNT-1: there are six areas and four guides of the sizes of the specification', () => {
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
    expect(inOrder('resource').map(({shownSize}) => shownSize)).toEqual([
      '2.4 MB',
      '1.8 MB',
      '1.2 MB',
      '3.1 MB',
    ])
  })
})

describe('the bar above a page', () => {
  it.each([
    ['NURSE-1: a nurse visit', 'page-nurse-visit', {dismissible: true}],
    [
      'CARER-1: a carer visit',
      'page-carer-visit',
      {text: 'This care service is launching soon', dismissible: false},
    ],
    ['PROV-3: joining as a nurse', 'page-providers-nurse', {dismissible: true}],
    ['PROV-3: joining as a carer', 'page-providers-carer', {dismissible: true}],
  ])('%s', (_title, id, banner) => {
    expect(find(id)).toMatchObject({banner: {label: 'Coming Soon', ...banner}})
  })

  it('NURSE-1: is remembered under a key of its own on each page that can close it', () => {
    const keys = documents.flatMap(({banner}) =>
      [...everyPart(banner)].filter(({dismissible}) => dismissible).map((bar) => bar['storageKey']),
    )
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(undefined)
  })
})

describe('what a page says', () => {
  it.each([
    ['GP-3: six reasons', 'page-gp-visit', 'points/reasons', 'items', 6],
    ['SPEC-1: six reasons', 'page-specialist-visit', 'steps/withReasons', 'reasons', 6],
    ['SPEC-1: three steps', 'page-specialist-visit', 'steps/withReasons', 'steps', 3],
    ['PROV-1: six benefits', 'page-providers-gp', 'points/grid', 'items', 6],
    ['PROV-2: six benefits', 'page-providers-specialist', 'points/grid', 'items', 6],
    ['PROV-4: six benefits', 'page-providers-partners', 'points/grid', 'items', 6],
    ['PROV-5: six terms', 'page-providers-policies', 'points/numbers', 'items', 6],
  ])('%s', (_title, id, type, list, count) => {
    expect(sectionOf(id, type)?.[list]).toHaveLength(count)
  })

  it('ABOUT-2: names the values of the specification', () => {
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

  it('GP-3: shows each step of a GP visit in a clip', () => {
    const clips = [...everyPart(sectionOf('page-gp-visit', 'steps/videos')?.['steps'])].filter(
      ({clip}) => clip !== undefined,
    )
    expect(clips).toHaveLength(3)
  })

  it('UPD-1: tells of the one update there is', () => {
    expect(documents.filter(({_type}) => _type === 'update')).toMatchObject([{category: 'launch'}])
    expect(documents.filter(({_type}) => _type === 'update')).toMatchObject([{date: '2025-09-01'}])
    expect(sectionOf('page-updates', 'timeline')).toMatchObject({
      back: {label: 'Back to Home', page: {_ref: 'page-home'}},
    })
  })

  it('PROV-1: gives the figures of the network', () => {
    for (const id of ['page-providers-gp', 'page-providers-specialist']) {
      const claims = [...everyPart(sectionOf(id, 'figures')?.['claims'])].map(({_ref}) =>
        find(String(_ref)),
      )
      expect(claims.map((claim) => [claim?.['value'], claim?.['text']])).toEqual([
        ['10k+', 'patient goal'],
        ['100%', 'you set your rates'],
        ['24/7', 'support'],
      ])
    }
  })
})

it('DEMO-1: the demo has its button and says that there is no video yet', () => {
  expect(sectionOf('page-demo', 'demoStage')).toMatchObject({
    headline: 'See how it works',
    watchLabel: 'Watch Full Video',
    emptyText: 'Our video is not ready yet. Read the steps below.',
  })
})

describe('the claims of the service', () => {
  const published = JSON.stringify(
    documents.filter(({_type}) => ['page', 'faq', 'appPromotion', 'service'].includes(_type)),
  )

  it.each([
    [
      'COPY-1: the fee',
      /fees (start )?from \{priceFrom\}.{0,40}including the consultation and basic/i,
    ],
    ['COPY-1: how long booking takes', /under 2 minutes/],
    ['COPY-1: when visits can be had', /same-day, evening and weekend/],
    ['COPY-1: the confirmation', /instant confirmation by email and text message/],
    ['COPY-1: the refund', /full refund/],
    ['COPY-1: the late fee', /you may have to pay a fee/],
    ['COPY-1: the receipt', /receipt for your insurer/],
    ['COPY-1: what the GP is told', /share (your )?information with your (own )?GP only (with|if)/],
    ['COPY-1: the matching', /AI-assisted matching/],
    ['COPY-1: the apps', /Google Play/],
  ])('%s is on a page', (_title, words) => {
    expect(published).toMatch(words)
  })

  it('COPY-1: the fee is £149, in one place', () => {
    expect(JSON.stringify(documents.filter(({_type}) => _type === 'siteSettings'))).toContain(
      '£149',
    )
  })
})
