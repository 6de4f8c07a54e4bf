import {renderToStaticMarkup} from 'react-dom/server'
import {exampleClaim} from '#content/testing/example-claims.ts'
import {ClaimItems, ClaimSources, namesKind, unsourcedNote} from './claim.tsx'

const claims = [
  exampleClaim('households', 'statistic', '3.4 million', 'households in London', {
    source: 'Census 2021',
    sourceUrl: 'https://www.ons.gov.uk/census',
    asOf: 'March 2021',
  }),
  exampleClaim('waiting-patients', 'statistic', '283,474', 'patients'),
  exampleClaim('homes', 'target', '100K', 'homes', {source: 'Our own target'}),
]

const renderItem = (...claim: Parameters<typeof exampleClaim>) =>
  renderToStaticMarkup(
    <dl>
      <ClaimItems claims={[exampleClaim(...claim)]} />
    </dl>,
  )

const renderSources = (given: Parameters<typeof ClaimSources>[0]['claims']) =>
  renderToStaticMarkup(<ClaimSources claims={given} />)

describe('ClaimItems', () => {
  it('marks a statistic without a source, and never sets it large (HOME-5)', () => {
    const html = renderItem('waiting-patients', 'statistic', '283,474', 'patients')
    expect(html).toContain('No source yet</span>')
    expect(html).toContain('<div data-figure-source="missing"><dt>283,474</dt>')
  })

  it.each(['target', 'goal', 'plan', 'rule'] as const)('never sets a %s large', (kind) => {
    expect(renderItem('homes', kind, '100K', 'homes', {source: 'Ours'})).toContain(
      '<div data-figure-source="missing"><dt>100K</dt>',
    )
    expect(renderItem('counted', 'statistic', '12', 'homes', {source: 'Ours'})).toContain(
      '<div data-figure-source="known"><dt>12</dt>',
    )
  })

  it.each([
    ['target', 'Target'],
    ['goal', 'Goal'],
    ['plan', 'Plan'],
    ['rule', 'Promise'],
  ] as const)(
    'labels a %s after its text, so that both do not read as one phrase',
    (kind, label) => {
      expect(renderItem('x', kind, '100K', 'homes')).toMatch(
        new RegExp(
          `<dd><span data-claim-text="">homes <span data-tag.*${label}</span></span></dd>`,
        ),
      )
    },
  )
})

describe('list of claims', () => {
  it('sets a statistic without a number like the others (HOME-5)', () => {
    expect(renderItem('missed', 'statistic', 'High', 'missed appointments')).toMatch(
      /data-figure-source="missing"><dt>High<\/dt><dd>.*missed appointments/,
    )
  })

  it('has a heading that marks it when the heading names the kind of every claim', () => {
    const targets = claims.slice(2)
    expect(namesKind('Our targets', targets)).toBe(true)
    expect(namesKind('What we aim for', targets)).toBe(false)
    expect(namesKind(null, targets)).toBe(false)
    expect(namesKind('Our targets', claims)).toBe(false)
  })

  it('has a line above it only when nothing in it has a source', () => {
    const missing = [
      exampleClaim('a', 'statistic', '1', 'a'),
      exampleClaim('b', 'statistic', '2', 'b'),
    ]
    expect(unsourcedNote([...missing, null])).toBe(
      'We haven’t found a source for these figures yet.',
    )
    expect(unsourcedNote(missing.slice(1))).toBeNull()
    expect(unsourcedNote([...missing, ...claims])).toBeNull()
    const [first, second] = missing.map((one) => ({
      ...one,
      register: one.register && {...one.register, unsourcedList: null},
    }))
    expect(unsourcedNote([first ?? null, second ?? null])).toBeNull()
  })
})

describe('ClaimSources', () => {
  it('opens a popover over the page from one button, without a script', () => {
    const html = renderSources(claims)
    const [, id] =
      /<button popoverTarget="([^"]+)" type="button">About these figures/i.exec(html) ?? []
    expect(html).toContain(`<div id="${id}" popover="">`)
    expect(html.match(/About these figures/g)).toHaveLength(1)
    expect(html).toMatch(/popoverTargetAction="hide" type="button">Close</i)
  })

  it('names the button for a single figure, and reads its value to screen readers', () => {
    expect(renderSources(claims.slice(0, 1))).toMatch(
      /About this figure<span data-sr-only=""> 3\.4 million<\/span>/,
    )
    expect(renderSources([claims[0] ?? null, claims[0] ?? null])).toContain('About this figure')
  })

  it('shows source, date and kind of each figure', () => {
    const html = renderSources(claims)
    expect(html).toContain('<a href="https://www.ons.gov.uk/census">Census 2021</a>')
    expect(html).toContain('<b>Date:</b> March 2021')
    expect(html).toContain('We haven’t found a source for this figure yet.')
    expect(html.match(/<b>Statistic\.<\/b> A number that somebody counted\./g)).toHaveLength(1)
    expect(html).toContain('<b>Target.</b> Something we aim for.')
  })

  it('says what a target is based on, and the source of a statistic', () => {
    expect(renderSources(claims)).toContain('<b>Source:</b> <a')
    expect(renderSources(claims)).toContain('<b>Basis:</b> Our own target')
  })

  it('links each figure to its entry in the register', () => {
    expect(renderSources(claims)).toContain(
      '<a href="/how-we-know#claim-homes"><b>100K</b> homes</a>',
    )
  })

  it('names a figure by its full sentence', () => {
    const sentence = 'Home visits from £149, including the consultation.'
    const [claim = null] = claims
    if (claim === null) throw new Error('There is no example claim.')
    expect(renderSources([{...claim, sentence}])).toContain(`>${sentence}</a>`)
    expect(renderSources([{...claim, sentence: ' '}])).toContain('><b>3.4 million</b> ')
  })

  it('renders without the copy that older datasets lack, and nothing without claims', () => {
    const [claim] = claims
    if (!claim?.register) throw new Error('The example claim has no register.')
    const register = {...claim.register, questions: null, close: null, basisLabel: null}
    const html = renderSources(claims.map((one) => ({...one, register})))
    expect(html).toContain('About this figure<')
    expect(html).not.toMatch(/Close|Basis/)
    expect(renderSources([null])).toBe('')
  })
})
