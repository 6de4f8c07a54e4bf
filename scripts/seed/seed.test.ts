import {execFile} from 'node:child_process'
import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {splitVariant, variantPaths} from '#routing/page-variants.ts'
import {dialogPage, formPages} from '#shared/html-forms.ts'
import {dialogLinksIn} from '#shared/dialogs.ts'
import {singletonTypes} from '#shared/documents.ts'
import {fixedPathOf, fixedPaths} from '#shared/fixed-pages.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {isPagePath} from '#shared/paths.ts'
import {everyPart, nameOfSection, readSeed, seedFolder, type SeedDocument} from './read-seed.ts'

const documents = await readSeed()
const ids = new Set(documents.map(({_id}) => _id))

const textOf = (id: string) => JSON.stringify(documents.find(({_id}) => _id === id))

const ofType = (type: string): SeedDocument[] => documents.filter(({_type}) => _type === type)

/** Returns the values of a key at any depth. */
const valuesOf = (key: string) =>
  [...everyPart(documents)].map((part) => part[key]).filter((value) => typeof value === 'string')

const outcomePaths = outcomePages.map(({path}) => path)
const linkPaths = ['left', 'news-confirmed', 'news-stopped', 'link-problem'].map(
  (name) => `/register-interest/${name}`,
)

const pathOf = (page: SeedDocument) =>
  [...everyPart(page['path'])].map((slug) => String(slug['current'])).join()

describe('seed documents', () => {
  it('have public, readable and unique ids', () => {
    expect(ids.size).toBe(documents.length)
    expect([...ids].filter((id) => !/^[a-zA-Z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('include each singleton with its type as id', () => {
    for (const type of singletonTypes) {
      expect(ofType(type).map(({_id}) => _id)).toEqual([type])
    }
  })

  it('refer only to documents of the seed', () => {
    const references = valuesOf('_ref')
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((id) => !ids.has(id))).toEqual([])
  })

  it('have unique keys in each list', () => {
    const lists = [...everyPart(documents)].flatMap((part) =>
      Object.values(part).filter(Array.isArray),
    )
    const duplicated = lists.filter((list: unknown[]) => {
      const keys = list.flatMap((item) =>
        typeof item === 'object' && item !== null && '_key' in item ? [item._key] : [],
      )
      return new Set(keys).size !== keys.length
    })
    expect(duplicated).toEqual([])
  })

  it('use every image and file in the folder and no others', async () => {
    const used = valuesOf('_sanityAsset').map((source) =>
      source.replace(/^(image|file)@file:\/\/\.\//, ''),
    )
    const stored = await Promise.all(
      ['images', 'files'].map(async (folder) =>
        (await readdir(join(seedFolder, folder))).map((name) => `${folder}/${name}`),
      ),
    )
    expect([...new Set(used)].sort()).toEqual(stored.flat().sort())
  })

  it('are valid by the schema of the Studio', async () => {
    const check = promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'check-seed.ts'),
    ])
    const {stdout, stderr} = await check
    // Statistics without a source are the only expected warnings.
    const unsourced = ofType('claim').filter(({kind, source}) => kind === 'statistic' && !source)
    expect(stderr.trim().split('\n').sort()).toEqual(
      unsourced
        .map(
          ({_id}) =>
            `warning: ${_id} source: A statistic without a source is shown with a warning on every page.`,
        )
        .sort(),
    )
    expect(stdout).toContain(`${documents.length} documents checked, and 240 copies`)
  }, 60_000)
})

describe('seed pages', () => {
  const paths = ofType('page').map(pathOf)

  it('have unique and valid paths', () => {
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => !isPagePath(path))).toEqual([])
  })

  it('cover the specified routes, forms, their outcomes and links in e-mails (G-1, G-2, FORM-6)', () => {
    const guides = `clinical-guidelines safety-and-safeguarding records-and-data-protection
      professional-handbook`
      .split(/\s+/)
      .flatMap((guide) => [guide, `${guide}/easy-read`])
      .map((guide) => `/providers/policies/${guide}`)
      .join(' ')
    const routes = `/ /about /contact /gp-visit /nurse-visit /specialist-visit /carer-visit /demo /updates
      /providers/gp /providers/nurse /providers/specialist /providers/carer /providers/partners
      /providers/policies /providers/checklist ${guides} /coverage /pricing /faq /careers /terms /privacy
      /cookies /trust /accessibility /clinical-safety /search /languages /how-we-know
      /how-matching-works /download/ios /download/android`
    const others = [...formPages, ...outcomePaths, ...linkPaths]
    const expected = new Set([...routes.split(/\s+/), ...others])
    expect(paths.sort()).toEqual([...expected].sort())
  })

  it('are hidden from search engines when they only show the outcome of a form or link', () => {
    const hidden = ofType('page').filter((page) =>
      [...everyPart(page['seo'])].some(({noIndex}) => noIndex === true),
    )
    expect(hidden.map(pathOf).sort()).toEqual([...new Set([...outcomePaths, ...linkPaths])].sort())
  })

  it('contain the form that their button opens with JavaScript (FORM-6)', () => {
    const openers = dialogLinksIn(documents)
    expect(openers).toHaveLength(32)
    for (const {dialog, subject} of openers) {
      const path = dialogPage(dialog, subject)
      const base = splitVariant(path)?.page ?? path
      const page = ofType('page').find((it) => pathOf(it) === base)
      const forms = [...everyPart(page)].filter(({_type}) => _type === 'form')
      expect(forms).toMatchObject([
        {form: dialog, ...(dialog === 'providerInterest' ? {profession: subject} : {})},
      ])
    }
  })

  it('have the fixed paths and ids that forms, e-mails and the Studio use (FORM-6)', () => {
    const fixed = ofType('page').filter(({_id}) => fixedPathOf(_id) !== undefined)
    expect(fixed.map(pathOf).sort()).toEqual([...fixedPaths].sort())
    expect(fixed.filter((page) => fixedPathOf(page._id) !== pathOf(page))).toEqual([])
  })

  it('have no links to unknown paths (G-2)', () => {
    const subjects = [...everyPart(documents)].flatMap(({_type, key}) =>
      _type === 'formSubject' ? [String(key)] : [],
    )
    const known = new Set([...paths, ...variantPaths({areas: [], subjects})])
    const internal = valuesOf('address').filter((address) => address.startsWith('/'))
    expect(internal.length).toBeGreaterThan(0)
    expect(internal.filter((address) => !known.has(address.replace(/#.*/, '')))).toEqual([])
  })

  it('have unique titles and descriptions (G-4)', () => {
    const seo = ofType('page').flatMap((page) => [...everyPart(page['seo'])])
    expect(new Set(seo.map(({title}) => title)).size).toBe(paths.length)
    expect(new Set(seo.map(({description}) => description)).size).toBe(paths.length)
    expect(textOf('page-nurse-visit')).toContain('"title":"Book a Nurse Home Visit"')
  })
})

describe('required copy', () => {
  it.each([
    [
      'footer',
      'Quality healthcare at home across London. Not for emergencies. If you need urgent care call 999.',
    ],
    ['navigation', 'Register Interest'],
    ['navigation', 'For Patients'],
    ['navigation', 'For Providers'],
    ['notFound', '404 | Page Not Found'],
    ['notFound', 'This page could not be found.'],
    ['notFound', '404 – Page Not Found'],
    ['notFound', 'We can’t seem to find the page you’re looking for.'],
    ['notFound', '© {year} – All rights reserved'],
    ['page-home', 'Early Access'],
    ['page-home', 'Learn more'],
    ['page-home', 'Search and book with AI'],
    ['page-about', 'Contact Us'],
    ['page-carer-visit', 'This care service is launching soon'],
    ['page-demo', 'Watch Full Video'],
    ['page-updates', 'Back to Home'],
    ['page-providers-partners', 'Schedule a Meeting'],
    ['page-providers-policies', 'Download Guidelines'],
    ['navigation', 'View more'],
    ['navigation', 'Coming Soon'],
    ['appPromotion', 'See what is new'],
    ['form-waitlist', "Thank you for joining our waitlist! We'll be in touch soon."],
    ['form-waitlist', 'Failed to submit waitlist request'],
    ['form-early-access', 'Please fill in all required fields'],
    ['form-early-access', 'Failed to submit registration'],
    ['form-early-access', 'Failed to submit form'],
    ['form-early-access', "Thank you for registering! We'll be in touch soon."],
    ['form-provider-interest', 'Thank you! Your interest has been registered successfully.'],
    ['form-provider-interest', "Registration successful! We'll be in touch soon."],
    ['form-provider-interest', 'Sorry, there was an error. Please try again later.'],
    ['form-provider-interest', 'Invalid email'],
    ['form-download', "We're Almost Ready!"],
    ['form-contact', 'Please complete the required fields.'],
    ['form-contact', 'Thanks. Your message has been received.'],
    ['form-contact', 'Sorry, something went wrong. Please try again.'],
    ['form-contact', 'Thank you. We will be in touch shortly.'],
  ])('is in %s: %s', (id, copy) => {
    expect(textOf(id)).toContain(copy)
  })

  it('ends every e-mail with the company, the reason, the ways to leave and 999 (LAW-12, G-6)', () => {
    const [footer] = documents.filter(({_id}) => _id === 'email-footer')
    expect(footer).toMatchObject({
      body: [
        '{legalName} is registered in {registeredIn}. Company number {number}. Registered office: {registeredOffice}.',
        'You are getting this email because you gave us your details on our website.',
        'Not for emergencies. If you need urgent care call 999.',
      ],
      button: 'Leave our list and delete my details',
      note: 'Stop news emails',
    })
  })

  it('names four columns in the footer (FTR-1)', () => {
    const footer = ofType('footer')[0]
    const columns = [...everyPart(footer?.['columns'])].filter(
      ({_type}) => _type === 'footerColumn',
    )
    expect(columns.map(({title}) => title)).toEqual(['Services', 'Support', 'Company', 'Legal'])
  })

  it('names a way to 999 for deaf people, and to 111 for mental health', () => {
    expect(textOf('care-999')).toMatch(
      /\(BSL\) speakers can make a video call.*18000.*text relay.*999bsl\.co\.uk/,
    )
    expect(textOf('care-111')).toContain('select the mental health option')
  })

  it('includes the figures and targets of the mission (HOME-5)', () => {
    const claims = ofType('claim').map(
      ({value, text, kind}) => `${String(value)} ${String(text)} ${String(kind)}`,
    )
    expect(claims).toEqual(
      expect.arrayContaining([
        '283,474 patients on waiting lists statistic',
        '15 weeks average wait for treatment statistic',
        'High missed appointments statistic',
        '100K homes reached by 2026 target',
        '5K healthcare providers empowered target',
        '5.0/5 satisfaction target target',
        '200+ UK regions covered target',
      ]),
    )
  })
})

describe('specified numbers', () => {
  const members = (id: string, sectionType: string, list: string): number[] =>
    documents
      .filter(({_id}) => _id === id)
      .flatMap((page) => [...everyPart(page['sections'])])
      .filter((section) => nameOfSection(section) === sectionType)
      .map((section) => section[list])
      .map((value) => (Array.isArray(value) ? value.length : 0))

  it.each([
    ['page-gp-visit', 'faqs/chosen', 'items', 7],
    ['page-specialist-visit', 'faqs/chosen', 'items', 7],
    ['page-providers-gp', 'faqs/chosen', 'items', 6],
    ['page-providers-specialist', 'faqs/chosen', 'items', 6],
    ['page-gp-visit', 'clinicians/cards', 'items', 6],
    ['page-specialist-visit', 'clinicians/rows', 'items', 6],
    ['page-about', 'testimonials', 'items', 3],
    ['page-about', 'points/rows', 'items', 6],
    ['page-about', 'videoBanner', 'tags', 5],
    ['page-about', 'approach', 'pictures', 4],
    ['page-home', 'hero', 'windows', 5],
    ['page-home', 'steps/screen', 'steps', 3],
    ['page-home', 'serviceGrid', 'services', 4],
    ['page-home', 'figures/large', 'targets', 4],
  ])('match in %s, %s.%s: %d entries (COUNT-1)', (id, type, list, count) => {
    expect(members(id, type, list)).toEqual([count])
  })

  it('include four guides (COUNT-1)', () => {
    expect(ofType('resource').map(({shownSize}) => shownSize)).toEqual([
      '2.4 MB',
      '1.8 MB',
      '1.2 MB',
      '3.1 MB',
    ])
  })

  it('include two launched and two upcoming services (G-7)', () => {
    expect(ofType('service').map(({key, status}) => [key, status])).toEqual([
      ['gp', 'launched'],
      ['nurse', 'comingSoon'],
      ['specialist', 'launched'],
      ['carer', 'comingSoon'],
    ])
  })
})

describe('sample people', () => {
  it('are marked as samples and have no registration number (LAW-11)', () => {
    const samples = [...ofType('clinician'), ...ofType('testimonial')]
    expect(samples).toHaveLength(15)
    expect(samples.filter(({isSample}) => isSample !== true)).toEqual([])
    expect(ofType('clinician').flatMap(({registration}) => [...everyPart(registration)])).toEqual(
      Array.from({length: 12}, () => ({body: 'General Medical Council (GMC)'})),
    )
  })

  it('include the five doctors on the home page (HOME-1)', () => {
    const home = documents.filter(({_id}) => _id === 'page-home')
    const ids = [...everyPart(home)].flatMap(({_type, windows}) =>
      _type === 'hero' ? [...everyPart(windows)].map(({_ref}) => _ref) : [],
    )
    const doctors = ofType('clinician').filter(({kind}) => kind === 'doctor')
    expect(ids).toHaveLength(5)
    expect(doctors.map(({_id}) => _id)).toEqual(expect.arrayContaining(ids))
  })

  it('have unique portraits (LAW-11)', () => {
    const portraits = [...ofType('clinician'), ...ofType('testimonial')].map(({portrait}) =>
      [...everyPart(portrait)].map(({_sanityAsset}) => _sanityAsset).join(''),
    )
    expect(new Set(portraits).size).toBe(15)
  })
})
