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
        ['15 weeks', 'average wait for treatment'],
        ['High', 'missed appointments'],
        ['100K', 'homes to reach by 2026'],
        ['5K', 'healthcare providers to empower'],
        ['5.0/5', 'satisfaction'],
        ['200+', 'UK regions to cover'],
      ],
    ],
    ['largeBare', []],
    [
      'slip',
      [
        ['Home visit fee', 'From £149'],
        ['Includes', 'Consultation, basic prescriptions'],
        ['Planned times', 'Same day, evenings, weekends'],
        ['Change of plan', 'Free up to 24 hours before'],
      ],
    ],
    ['slipBare', []],
  ])('pairs every figure of %s with its text (HOME-5, GP-1, PROV-1, PROV-2)', (state, pairs) => {
    expect(figuresIn(render(state))).toEqual(pairs)
  })

  it.each<[State, number]>([
    ['full', 3],
    ['large', 7],
    ['slip', 2],
  ])('shows the sources of the figures of %s: %d', (state, count) => {
    expect(render(state).match(/<details/g)).toHaveLength(count)
  })

  it('links a fact to its entry in the claims register', () => {
    const [source] = render('slip').match(/<details.*?<\/details>/) ?? []
    expect(source).toContain('What we plan. It is not true yet.')
    expect(source).toContain('href="/how-we-know#claim-fee-from"')
  })

  it('says that goals and targets are not results when the editor sets a note', () => {
    expect(render('full')).toContain('They are not results.')
    expect(render('large')).toContain('They are not results.')
    expect(render('bare') + render('largeBare')).not.toMatch(/results|targets/)
  })

  it('shows the number of waiting patients and what it counts (HOME-5)', () => {
    expect(render('large')).toMatch(/<p[^>]*>283,474<\/p>/)
    expect(render('large')).toContain('patients on waiting lists. Many people wait')
  })

  it('tags each target as a target (HOME-5)', () => {
    expect(render('large').match(/Target<\/span>/g)).toHaveLength(4)
    expect(render('large')).toMatch(
      /<h2[^>]*>Behind every number[^<]*<\/h2>.*<h3>Our targets<\/h3>/,
    )
    expect(render('largeBare')).not.toContain('<h3')
  })

  it('marks statistics without a source', () => {
    expect(render('large').match(/No source yet<\/span>/g)).toHaveLength(3)
  })

  it('renders nothing without facts', () => {
    expect(render('slipBare')).toBe('')
  })
})
