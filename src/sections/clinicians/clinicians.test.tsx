import {renderToStaticMarkup} from 'react-dom/server'
import {olderLabels} from '#content/testing/example-clinician.ts'
import {cliniciansFixtures} from './clinicians.fixtures.ts'
import {CliniciansSection} from './clinicians.section.tsx'

const renderMarkup = (state: keyof typeof cliniciansFixtures) =>
  renderToStaticMarkup(<CliniciansSection section={cliniciansFixtures[state]} />)

/**
 * A list of three pages. Not a fixture: the review page renders fixtures twice, and named landmarks must be unique.
 */
const partOfList = {...cliniciansFixtures.rows, anchor: null, clinicianTotal: 41}

/** Returns `aria-current`, address and text of each filter link. */
const choicesIn = (html: string) =>
  [
    ...(/<nav[^>]*aria-labelledby.*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<a[^>]*>.*?<\/a>/g),
  ].map(([link]) => [
    /aria-current="(\w+)"/.exec(link)?.[1],
    /href="([^"]*)"/.exec(link)?.[1],
    link.replace(/<svg.*?<\/svg>|<[^>]*>/g, ''),
  ])

describe('CliniciansSection', () => {
  it.each([
    ['full', 6],
    ['rows', 3],
  ] as const)('labels samples above the list and on each of %s: %d (LAW-11)', (state, count) => {
    const {heading} = cliniciansFixtures[state]
    expect(renderMarkup(state).match(/Example profile</g)).toHaveLength(count)
    expect(renderMarkup(state)).toContain(`${heading}</h2>`)
    expect(renderMarkup(state)).toContain('They are not real people.')
  })

  it.each(['withoutClinicians', 'rowsWithoutClinicians'] as const)(
    'renders nothing without clinicians, as when samples are hidden (LAW-11): %s',
    (state) => {
      expect(renderMarkup(state)).toBe('')
    },
  )
})

describe('CliniciansSection as cards', () => {
  it('lists six doctors, each with the name as a heading (COUNT-1)', () => {
    const names = [...renderMarkup('full').matchAll(/<li[ >].*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
    expect(names.map(([, name]) => name)).toEqual(
      cliniciansFixtures.full.clinicians.map(({name}) => name),
    )
    expect(names).toHaveLength(6)
  })

  it('shows specialty, experience, location, languages and kinds of visit (CARD-1)', () => {
    const [thornbury] = renderMarkup('full').split('Dr Imran Callowby')
    for (const copy of [
      'General Practice\u00A0· 14\u00A0years of experience',
      'Kentish Town\u00A0· Speaks English, Igbo',
      'Home visit',
      'Video',
    ]) {
      expect(thornbury).toContain(copy)
    }
  })

  it('calls visits in person by the name of the filter (CARD-1)', () => {
    expect(renderMarkup('longest')).toMatch(/<\/svg>Clinic<\/span>/)
    expect(renderMarkup('longest')).not.toContain('In person')
  })

  it('fills stars by the rating and states rating and reviews in words (CARD-1)', () => {
    const html = renderMarkup('full')
    expect(html).toContain('<svg height="19" width="98">')
    expect(html).toContain('Rated 4.9 out of 5 from 128 reviews (example)')
    expect(html).toContain('<b>4.9</b> (128 reviews, example)')
  })

  it('shows the next availability on the portrait and in the copy (CARD-1)', () => {
    expect(renderMarkup('real')).toMatch(/data-on-portrait=""><span data-tag="on">.*?Today<\/span>/)
    expect(renderMarkup('real')).toContain('Next free: Today')
  })

  it.each(['full', 'rows'] as const)(
    'marks the availability of samples as an example and keeps it off the portrait (%s, LAW-11)',
    (state) => {
      expect(renderMarkup(state)).toContain('<p data-card-meta="">Example: free tomorrow</p>')
      expect(renderMarkup(state)).not.toMatch(/data-on-portrait|data-next|Next free/)
      const older = renderToStaticMarkup(
        <CliniciansSection section={{...cliniciansFixtures[state], labels: olderLabels}} />,
      )
      expect(older).toContain('Next free: Tomorrow (example)')
    },
  )

  it('links to profile and booking of a real person, with the name for screen readers (CARD-1)', () => {
    const html = renderMarkup('real')
    expect(html).toMatch(
      /<a[^>]*href="\/book\/mei-lin-hartwright"[^>]*>Book<span data-sr-only=""> Dr Mei-Lin Hartwright<\/span>/,
    )
    expect(html).toMatch(
      /<a[^>]*href="\/doctors\/mei-lin-hartwright"[^>]*>View profile<span data-sr-only=""> Dr Mei-Lin/,
    )
  })

  it('offers no booking of samples, only their profiles (LAW-11)', () => {
    const html = renderMarkup('full')
    expect(html).not.toMatch(/href="\/book|>Book</)
    expect(html).toMatch(
      /<a[^>]*href="\/doctors\/mei-lin-hartwright"[^>]*>See the example profile<span data-sr-only=""> Dr Mei-Lin/,
    )
  })

  it('folds all but two on phones, unless the label is missing or the list is short', () => {
    const [folded = '', rest = ''] = renderMarkup('full').split('<li data-fold="">')
    expect(folded.match(/<h3/g)).toHaveLength(2)
    expect(rest).toMatch(/^<details><summary><span>Show all 6</)
    expect(rest.match(/<h3/g)).toHaveLength(4)
    expect(renderMarkup('real')).not.toContain('data-fold')
    const older = renderToStaticMarkup(
      <CliniciansSection section={{...cliniciansFixtures.full, labels: olderLabels}} />,
    )
    expect(older).not.toContain('data-fold')
    expect(older).toContain('View profile')
  })

  it('describes the portrait of every clinician', () => {
    const portraits = [...renderMarkup('full').matchAll(/<img[^>]*?alt="([^"]*)"/g)]
    expect(portraits.map(([, alt]) => alt)).toEqual(
      cliniciansFixtures.full.clinicians.map(({name}) => `A drawing of ${name}`),
    )
  })

  it('omits unknown details', () => {
    const html = renderMarkup('bare')
    expect(html).toContain('Dr Adaeze Thornbury')
    expect(html).not.toMatch(/null|undefined|NaN|Igbo|not real people|Example profile/)
  })
})

describe('CliniciansSection as rows', () => {
  it('starts each row with the plain specialty and keeps the name as its heading (SPEC-1)', () => {
    const rows = [
      ...renderMarkup('rows').matchAll(/<p data-plain="">([^<]+)<.*?<h3>([^<]+)<\/h3>/g),
    ]
    expect(rows.map(([, plain, name]) => [plain, name])).toEqual([
      ['Skin', 'Dr Leila Ashgrovian'],
      ['Heart', 'Dr Tomasz Wrenfield'],
      ['Children', 'Dr Priyanka Dunmoor'],
    ])
  })

  it('shows specialty, experience, location, languages, rating, reviews and availability (CARD-1)', () => {
    const [row = ''] = renderMarkup('rows').split('Dr Tomasz Wrenfield')
    for (const copy of [
      '<b>Dermatology</b>\u00A0· 14\u00A0years of experience\u00A0· Kentish Town',
      'Speaks English, Igbo',
      'Rated 4.9 out of 5 from 128 reviews (example)',
      'Example: free today',
    ]) {
      expect(row).toContain(copy)
    }
  })

  it('links to booking and profile of a specialist, with the name for screen readers (CARD-1)', () => {
    const clinicians = cliniciansFixtures.rows.clinicians.map((one) => ({...one, isSample: false}))
    const html = renderToStaticMarkup(
      <CliniciansSection section={{...cliniciansFixtures.rows, clinicians}} />,
    )
    expect(html).toMatch(
      /<a[^>]*href="\/book\/specialist\/leila-ashgrovian"[^>]*>Book<span data-sr-only=""> Dr Leila Ashgrovian<\/span>/,
    )
    expect(html).toMatch(/<a[^>]*href="\/specialists\/leila-ashgrovian"[^>]*>View profile/)
  })

  it('links to its other pages, and to a list for each filter option instead of hiding rows (SPEC-1)', () => {
    const section = {...partOfList, anchor: 'specialists'}
    const html = renderToStaticMarkup(<CliniciansSection listPage={2} section={section} />)
    expect(html).toContain('<a rel="prev" href="/specialist-visit">')
    expect(html).toContain('<a rel="next" href="/specialist-visit/page-3">')
    expect(html).not.toContain('type="radio"')
    expect(choicesIn(html)).toEqual([
      ['true', '/specialist-visit#specialists', 'Any way'],
      [undefined, '/specialist-visit/home#specialists', 'Home'],
      [undefined, '/specialist-visit/clinic#specialists', 'Clinic'],
      [undefined, '/specialist-visit/video#specialists', 'Video'],
    ])
    expect(html).toContain('<p>41 specialists in this list</p>')
    expect(renderMarkup('rows')).not.toContain('rel="next"')
  })

  it('marks the selected option of a filtered list, and links to its pages and the other lists (SPEC-1)', () => {
    const section = {...partOfList, clinicianTotal: 2101}
    const html = renderToStaticMarkup(
      <CliniciansSection listPage={2} section={section} visitPlace="video" />,
    )
    expect(choicesIn(html).map(([isChosen, href]) => [isChosen, href])).toEqual([
      [undefined, '/specialist-visit'],
      [undefined, '/specialist-visit/home'],
      [undefined, '/specialist-visit/clinic'],
      ['true', '/specialist-visit/video'],
    ])
    expect(html).toContain('<p>2,101 specialists in this list</p>')
    expect(html).toContain('<a rel="prev" href="/specialist-visit/video">')
    expect(html).toContain('<a rel="next" href="/specialist-visit/video/page-3">')
  })

  it('keeps the other options when a filtered list is empty or fits on one page', () => {
    for (const clinicians of [[], cliniciansFixtures.rows.clinicians]) {
      const section = {
        ...partOfList,
        clinicians,
        clinicianTotal: clinicians.length,
      }
      const html = renderToStaticMarkup(<CliniciansSection section={section} visitPlace="home" />)
      expect(choicesIn(html).map(([isChosen]) => isChosen)).toEqual([
        undefined,
        'true',
        undefined,
        undefined,
      ])
      expect(html).toContain(
        clinicians.length === 0
          ? 'Nobody in this list meets this way yet'
          : '3 specialists in this list',
      )
      expect(html).not.toContain('type="radio"')
    }
  })

  it('offers every option and counts its rows', () => {
    const html = renderMarkup('rows')
    const choices = [...html.matchAll(/<input[^>]*value="(\w+)"/g)].map(([, value]) => value)
    const counts = [...html.matchAll(/data-count-for="(\w+)">([^<]+)</g)]
    expect(choices).toEqual(['any', 'home', 'clinic', 'video'])
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([
      expect.stringContaining('value="any"'),
    ])
    expect(counts.map(([, choice, text]) => [choice, text])).toEqual([
      ['any', '3 specialists in this list'],
      ['home', 'Nobody in this list meets this way yet'],
      ['clinic', '2 specialists in this list'],
      ['video', '2 specialists in this list'],
    ])
    expect(html.match(/data-modes="[^"]+"/g)).toEqual([
      'data-modes="any clinic video"',
      'data-modes="any clinic"',
      'data-modes="any video"',
    ])
  })

  it('omits unknown details, and the booking link of a paused specialist', () => {
    const html = renderMarkup('rowsBare')
    expect(html).toContain('<p data-plain="">Dermatology</p>')
    expect(html).not.toMatch(/null|undefined|NaN|Example|example|Speaks|Next free|\/book\//)
  })
})
