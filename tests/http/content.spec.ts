import {expect, test} from '@playwright/test'
import {hrefOf, named, one, openPage, sectionNamed, textOf} from '#tests/support/html-page.ts'

/** Texts, headings and counts of elements that the requirements name for each page. */
const pages: Readonly<
  Record<string, [ids: string, contents: (string | RegExp)[], counts: Record<string, number>]>
> = {
  '/': [
    'HOME-1…6, MOD-4',
    [
      ...['Choose', 'Search and book with AI', 'Get care at home', '283,474', '15 weeks', 'High'],
      ...['100K', '5K', '5.0/5', '200+', 'View more', 'Coming Soon'],
    ],
    {
      'a[href="/early-access"]': 1,
      'a[href="/download/ios"]': 1,
      'a[href="/how-we-know#claim-average-wait"]': 1,
    },
  ],
  '/gp-visit': [
    'GP-1, GP-3, CARD-1, COPY-1, COUNT-1, LAW-11',
    [
      'Home visit fee From £149',
      'Includes Consultation and basic prescriptions',
      'Cancel or change Free up to 24 hours before',
      'A GP with time for you',
      '6 things you can expect',
      'Rated 4.8 out of 5 from 96 reviews',
      'Next free: This afternoon',
    ],
    {
      'a[data-dialog=interest]': 1,
      'a[data-dialog=waitlist][data-subject=gp]': 2,
      'a[href="/download/ios"]': 1,
      'details[data-item]': 7,
      // Nobody can book a sample.
      'a[href^="/book/"]': 0,
    },
  ],
  '/specialist-visit': [
    'SPEC-1, COUNT-1',
    ['Home In your own armchair', '6 specialties', '6 things you can expect'],
    {'details[data-item]': 7},
  ],
  '/nurse-visit': ['NURSE-1, G-7', ['Coming Soon', 'What a nurse will help with'], {form: 0}],
  '/carer-visit': ['CARER-1, G-7', ['Coming Soon', 'What a carer will help with'], {form: 0}],
  '/demo': ['DEMO-1', ['The full video isn’t ready yet.'], {iframe: 0}],
  '/pricing': [
    'COPY-1, G-7',
    [/GP at home.{0,200}From £149/, /Nurse at home.{0,80}Coming Soon/],
    {},
  ],
  '/providers/gp': [
    'PROV-1, COUNT-1',
    [/Example figures .*Our fee.*You are paid £126\.65/],
    {form: 1, 'details[data-item]': 6},
  ],
  '/providers/specialist': ['PROV-2, COUNT-1', [], {form: 1, 'details[data-item]': 6}],
  '/providers/partners': [
    'PROV-4',
    ['We reply within 24 hours.'],
    // The phone number is invented.
    {'a[href="/contact/partnership"]': 2, 'a[href^="tel:"]': 0},
  ],
  '/doctors/adaeze-thornbury': [
    'G-2, LAW-11',
    ['Dr Adaeze Thornbury', 'Example', 'No number: this is an example'],
    {'a[href^="/book/"]': 0, 'a[data-dialog=waitlist][data-subject=gp]': 2},
  ],
  '/book/specialist/leila-ashgrovian': [
    'G-2, MOD-3, DES-1',
    ['We can’t take bookings just yet', 'You asked about Dr Leila Ashgrovian'],
    {'a[href="tel:999"]': 2, '[data-door=specialist]': 4, 'input[type=radio]': 5},
  ],
}

for (const [path, [ids, contents, counts]] of Object.entries(pages)) {
  test(`${path} shows what its requirements name (${ids})`, async ({request}) => {
    const {main} = await openPage(request, path)
    const text = textOf(main)
    for (const each of contents)
      expect(text).toEqual(
        typeof each === 'string' ? expect.stringContaining(each) : expect.stringMatching(each),
      )
    const found = Object.keys(counts).map((selector) => [
      selector,
      main.querySelectorAll(selector).length,
    ])
    expect(Object.fromEntries(found)).toEqual(counts)
  })
}

test('updates are on the page and in its feed (UPD-1)', async ({request}) => {
  const page = await openPage(request, '/updates')
  expect(hrefOf(named(page.root, 'a', 'Back to Home'))).toBe('/')
  expect(textOf(one(page.main, '#update-2025-09-landing-page'))).toMatch(/^September 2025 Launch /)
  const feed = await request.get('/updates/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  const xml = (await feed.text()).replace(/\s+/g, ' ')
  expect(xml).toContain('<title>Landing page launch</title>')
})

test('guides can be downloaded, read as a page and read as Easy Read (PROV-5, COUNT-1)', async ({
  request,
}) => {
  const page = await openPage(request, '/providers/policies')
  const guides = sectionNamed(page, 'Guides').querySelectorAll('li:has(h3)').map(textOf)
  expect(guides).toHaveLength(4)
  for (const text of guides) expect(text).toMatch(/Draft, PDF, .*When finished: [\d.]+ MB/)
  const download = await request.get(hrefOf(named(page.main, 'a', /^Download Guidelines/)) ?? '')
  expect(download.headers()['content-disposition'] ?? '').not.toMatch(/inline/)
  const bytes = await download.body()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1'), 'it is tagged for screen readers').toMatch(/\/Marked true/)

  const easy = await openPage(request, hrefOf(named(page.main, 'a', /^Easy Read/)) ?? '')
  expect(textOf(easy.main)).toContain('Say your name.')
  const whole = await openPage(request, hrefOf(named(easy.main, 'a', 'See the full guide')) ?? '')
  named(whole.main, 'h2, h3', 'When to call 999')
})

test('phone numbers and e-mail addresses are links wherever they appear (FTR-2, G-6)', async ({
  request,
}) => {
  const contact = /[\w.+-]+@[\w-]+\.\w+|(?<![\d£])\b0\d{2,4} \d{3,4} \d{3,4}\b/
  for (const path of ['/faq', '/trust', '/clinical-safety', '/contact']) {
    const {root} = await openPage(request, path)
    const links = root.querySelectorAll('a')
    expect(links.filter((link) => /^(mailto|tel):/.test(hrefOf(link) ?? ''))).not.toEqual([])
    for (const element of [...links, ...root.querySelectorAll('template')]) element.remove()
    expect(contact.exec(textOf(one(root, 'body')))?.[0], path).toBeUndefined()
  }
})
