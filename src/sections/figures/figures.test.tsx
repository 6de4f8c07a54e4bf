import {renderToStaticMarkup} from 'react-dom/server'
import {figuresFixtures} from './figures.fixtures.ts'
import {FiguresSection} from './figures.section.tsx'

type State = keyof typeof figuresFixtures

const render = (state: State) =>
  renderToStaticMarkup(<FiguresSection section={figuresFixtures[state]} />)

/** Returns value and text of each figure, without its tag. */
const figuresIn = (html: string) =>
  [
    ...html.matchAll(
      /<dt>([^<]+)<\/dt><dd>(?:<span data-claim-text="">)?(?:<span.*?<\/span> )?([^<]+)/g,
    ),
  ].map(([, value, text = '']) => [value, text.trim()])

describe('FiguresSection', () => {
  it.each<[State, string[][]]>([
    [
      'full',
      [
        ['10k+', 'patients we hope to reach'],
        ['100%', 'you set your rates'],
        ['24/7', 'support'],
      ],
    ],
    [
      'large',
      [
        ['283,474', 'patients on waiting lists'],
        ['15 weeks', 'average wait for treatment'],
        ['High', 'missed appointments'],
        ['100K', 'homes to reach by 2026'],
        ['5K', 'healthcare providers to empower'],
        ['5.0/5', 'satisfaction'],
        ['200+', 'UK regions to cover'],
      ],
    ],
    ['largeBare', [['283,474', 'patients on waiting lists']]],
    [
      'slip',
      [
        ['Home visit fee', 'From £149'],
        ['Includes', 'Consultation and basic prescriptions'],
        ['Planned times', 'Same day, evenings, weekends'],
        ['Change of plan', 'Free up to 24 hours before'],
      ],
    ],
    ['slipBare', []],
  ])('pairs every figure of %s with its text (HOME-5, GP-1, PROV-1, PROV-2)', (state, pairs) => {
    expect(figuresIn(render(state))).toEqual(pairs)
  })

  it.each<State>(['full', 'large', 'slip'])(
    'shows the sources of all figures of %s behind one button',
    (state) => {
      expect(render(state).match(/<div [^>]*popover=""/g)).toHaveLength(1)
    },
  )

  it('links a fact to its entry in the claims register', () => {
    expect(render('slip')).toContain('What we plan. It is not true yet.')
    expect(render('slip')).toContain('href="/how-we-know#claim-fee-from"')
  })

  it('says that goals and targets are not results when the editor sets a note', () => {
    expect(render('full')).toContain('not results.')
    expect(render('large')).toContain('not results.')
    expect(render('bare') + render('largeBare')).not.toMatch(/results|targets/)
  })

  it('sets the number of waiting patients no larger than a heading while it has no source (HOME-5)', () => {
    expect(render('large')).toContain('<div data-figure-source="missing"><dt>283,474</dt>')
    expect(render('large')).toContain('patients on waiting lists')
    expect(render('large')).toContain('<p>Many people wait')
  })

  it('sets a figure with a source across the page, with what it counts (HOME-5)', () => {
    expect(render('largeSourced')).toMatch(/<p[^>]*>283,474<\/p>/)
    expect(render('largeSourced')).toContain('patients on waiting lists. Many people wait')
    expect(render('largeSourced')).not.toContain('<dt>283,474')
  })

  it('marks all targets by their heading, or each by a tag (HOME-5)', () => {
    expect(render('large')).not.toContain('Target</span>')
    const section = {...figuresFixtures.large, targetsHeading: 'What we aim for'}
    const html = renderToStaticMarkup(<FiguresSection section={section} />)
    expect(html.match(/Target<\/span>/g)).toHaveLength(4)
    expect(render('large')).toMatch(
      /<h2[^>]*>Behind every number[^<]*<\/h2>.*<h3>Our targets<\/h3>/,
    )
    expect(render('largeBare')).not.toContain('<h3')
  })

  it('marks a list of statistics without a source by one line above it (HOME-5)', () => {
    expect(render('large')).toMatch(/<p>We haven’t found a source for these figures yet\.<\/p><dl/)
    expect(render('large')).not.toContain('No source yet</span>')
  })

  it('marks each statistic when others have a source, or there is only one', () => {
    const [first = null, ...others] = figuresFixtures.large.claims ?? []
    const claims = [first && {...first, source: 'NHS England'}, ...others].filter(
      (one) => one !== null,
    )
    const html = renderToStaticMarkup(
      <FiguresSection section={{...figuresFixtures.large, claims}} />,
    )
    expect(html.match(/No source yet<\/span>/g)).toHaveLength(2)
    expect(render('largeBare').match(/No source yet<\/span>/g)).toHaveLength(1)
    expect(render('largeBare')).not.toContain('for these figures')
  })

  it('renders nothing without facts', () => {
    expect(render('slipBare')).toBe('')
  })
})
