import type {HTMLElement} from 'node-html-parser'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {bookingPath, profilePath} from '#shared/clinicians.ts'
import {CliniciansSection} from './clinicians.section.tsx'
import type {Clinician, Clinicians} from './meeting-modes.ts'

const labels = {
  years: '{n} years',
  rating: '{rating} of 5 by {reviews}',
  reviews: '{reviews} reviews',
  next: 'Free {availability}.',
  languages: 'Speaks',
  modes: 'Visits',
  profile: 'Profile',
  book: 'Book',
}

const section = {...sectionState('clinicians'), labels}

const pagesIn = (tree: HTMLElement) =>
  tree.querySelectorAll('[rel=prev], [rel=next]').map((link) => link.getAttribute('href'))

const render = (clinicians: Clinician[], more: Partial<Clinicians> = {}) =>
  renderTree(<CliniciansSection section={{...section, ...more, clinicians}} />)

describe('CliniciansSection', () => {
  const sample = {availability: 'Today', isPaused: false, isSample: true} as const
  const real = {...sample, isSample: false}
  const paused = {...real, isPaused: true}
  const tomorrow = {...real, availability: 'Tomorrow'} as const

  it.each<[string, Partial<Clinician>, string[], string | null, number]>([
    ['only the profile of a sample (LAW-11)', sample, ['Profile'], 'Free Today.', 0],
    ['no booking of a paused person', paused, ['Profile'], null, 0],
    ['booking today (CARD-1)', real, ['Book', 'Profile'], 'Free Today.', 1],
    ['booking tomorrow', tomorrow, ['Book', 'Profile'], 'Free Tomorrow.', 0],
  ])('offers %s', async (_, fields, links, next, highlighted) => {
    const clinicians = section.clinicians.slice(0, 1).map((one) => ({...one, ...fields}))
    const tree = await render(clinicians)
    const actions = tree.querySelectorAll('[data-card-actions] a')
    expect(actions.map((link) => [link.text, link.getAttribute('href')])).toEqual(
      clinicians.flatMap((one) =>
        links.map((label) => [
          `${label} ${one.name}`,
          label === 'Book' ? bookingPath(one) : profilePath(one),
        ]),
      ),
    )
    const shown = /Free \w+\./.exec(tree.text)
    expect(shown && shown[0]).toBe(next)
    expect(tree.querySelectorAll('[data-tag=on]')).toHaveLength(highlighted)
  })

  it('labels samples above the list and on each, and no real person (LAW-11)', async () => {
    const labelled = await render(section.clinicians)
    expect(labelled.text).toContain(section.sampleNote)
    expect(labelled.querySelectorAll('[data-tag=example]')).toHaveLength(section.clinicians.length)
    const unlabelled = await render(section.clinicians.map((one) => ({...one, ...real})))
    expect(unlabelled.text).not.toMatch(/example/i)
  })

  it.each([
    [4, 2, 'All 4'],
    [3, -1, undefined],
  ])('folds a list of %d people from index %d', async (count, index, label) => {
    const own = {labels: {...labels, showAll: 'All {n}'}}
    const tree = await render(section.clinicians.slice(0, count), own)
    const items = tree.querySelectorAll('li')
    expect(items.findIndex((item) => item.hasAttribute('data-fold'))).toBe(index)
    expect(tree.querySelector('[data-fold]')?.text).toBe(label)
  })

  it('links to its other pages', async () => {
    const long = {...section, listPath: '/list', clinicianTotal: 41}
    const tree = await renderTree(<CliniciansSection listPage={2} section={long} />)
    expect(pagesIn(tree)).toEqual(['/list', '/list/page-3'])
    expect(tree.querySelector('nav[aria-labelledby]')).toBeNull()
  })
})

describe('CliniciansSection with a filter', () => {
  const filter = {legend: 'How?', any: 'Any', home: 'Home', clinic: 'Clinic', video: 'Video'}
  const counts = {none: 'none', one: 'one', many: '{n} people'}
  const list = {
    ...section,
    anchor: 'people',
    listPath: '/list',
    labels: {...labels, filter: {...filter, ...counts}},
  }

  it('offers every option, counts its people, and marks each with their options (SPEC-1)', async () => {
    const modes: Clinician['modes'][] = [['Video', 'In person'], ['In person']]
    const clinicians = section.clinicians
      .slice(0, 2)
      .map((each, index) => ({...each, modes: modes[index] ?? []}))
    const tree = await render(clinicians, {...list, clinicianTotal: 2})
    const attributesOf = (selector: string, name: string) =>
      tree.querySelectorAll(selector).map((element) => element.getAttribute(name))
    expect(attributesOf('input', 'value')).toEqual(['any', 'home', 'clinic', 'video'])
    expect(attributesOf('input[checked]', 'value')).toEqual(['any'])
    const shown = tree.querySelectorAll('[data-count-for]')
    expect(shown.map((count) => [count.getAttribute('data-count-for'), count.text])).toEqual([
      ['any', '2 people'],
      ['home', 'none'],
      ['clinic', '2 people'],
      ['video', 'one'],
    ])
    expect(attributesOf('[data-modes]', 'data-modes')).toEqual(['any clinic video', 'any clinic'])
  })

  it.each([
    ['a list of several pages', null, 2101, '2,101 people', 0, ['/list', '/list/page-3']],
    ['a filtered list', 'video', 2101, '2,101 people', 3, ['/list/video', '/list/video/page-3']],
    ['a filtered list that fits on one page', 'home', 6, '6 people', 1, []],
    ['an empty filtered list', 'home', 0, 'none', 1, []],
  ] as const)('links to a list for each option in %s (SPEC-1)', async (...state) => {
    const [, visitPlace, clinicianTotal, count, chosen, pages] = state
    const clinicians = section.clinicians.slice(0, clinicianTotal)
    const page = {...list, clinicians, clinicianTotal}
    const tree = await renderTree(
      <CliniciansSection listPage={2} section={page} visitPlace={visitPlace} />,
    )
    const links = tree.querySelectorAll('nav[aria-labelledby] a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['', '/home', '/clinic', '/video'].map((place) => `/list${place}#people`),
    )
    const isCurrent = links.map((link) => link.getAttribute('aria-current') === 'true')
    expect(isCurrent).toEqual([0, 1, 2, 3].map((index) => index === chosen))
    expect(tree.querySelectorAll('p').map(({text}) => text)).toContain(count)
    expect(tree.querySelector('input')).toBeNull()
    expect(pagesIn(tree)).toEqual(pages)
  })
})
