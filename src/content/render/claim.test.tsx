import {exampleClaim} from '#content/testing/example-claims.ts'
import {renderTree} from '#lib/testing/render.ts'
import {ClaimItems, ClaimSources, namesKind, unsourcedNote} from './claim.tsx'

const households = exampleClaim('households', 'statistic', '3.4 million', 'households in London', {
  source: 'Census 2021',
  sourceUrl: 'https://www.ons.gov.uk/census',
  asOf: 'March 2021',
})
const waiting = exampleClaim('waiting-patients', 'statistic', '283,474', 'patients')
const homes = exampleClaim('homes', 'target', '100K', 'homes', {source: 'Our own target'})
const claims = [households, waiting, homes]

const item = async (claim: typeof homes) => {
  const tree = await renderTree(<ClaimItems claims={[claim]} />)
  const source = tree.querySelector('div')?.getAttribute('data-figure-source')
  return {source, text: tree.querySelector('[data-claim-text]')?.text}
}
const sources = (given: Parameters<typeof ClaimSources>[0]['claims']) =>
  renderTree(<ClaimSources claims={given} />)

describe('ClaimItems', () => {
  it('marks a statistic without a source, and sets only a sourced one large (HOME-5)', async () => {
    expect(await item(waiting)).toEqual({source: 'missing', text: 'patients No source yet'})
    expect(await item(households)).toEqual({source: 'known', text: 'households in London '})
  })

  it.each([
    ['target', 'Target'],
    ['goal', 'Goal'],
    ['plan', 'Plan'],
    ['rule', 'Promise'],
  ] as const)('labels a %s after its text, and never sets it large', async (kind, label) => {
    expect(await item({...homes, kind})).toEqual({source: 'missing', text: `homes ${label}`})
  })
})

describe('list of claims', () => {
  it('has a heading that marks it when the heading names the kind of every claim', () => {
    expect(namesKind('Our targets', [homes])).toBe(true)
    expect(namesKind('What we aim for', [homes])).toBe(false)
    expect(namesKind(null, [homes])).toBe(false)
    expect(namesKind('Our targets', claims)).toBe(false)
  })

  it('has a line above it only when nothing in it has a source', () => {
    const missing = [waiting, {...waiting, _id: 'claim-b'}]
    expect(unsourcedNote([...missing, null])).toBe(waiting.register?.unsourcedList)
    expect(unsourcedNote([waiting])).toBeNull()
    expect(unsourcedNote([...missing, ...claims])).toBeNull()
  })
})

describe('ClaimSources', () => {
  it('opens a popover over the page from one button, without a script', async () => {
    const tree = await sources(claims)
    const [open, close] = tree.querySelectorAll('button')
    const popover = tree.querySelector('[popover]')?.id
    expect(open?.text).toMatch(/^About these figures/)
    expect([open, close].map((button) => button?.getAttribute('popoverTarget'))).toEqual([
      popover,
      popover,
    ])
    expect(close?.getAttribute('popoverTargetAction')).toBe('hide')
  })

  it('names the button for a single figure, and reads its value to screen readers', async () => {
    const tree = await sources([households, households])
    expect(tree.querySelector('button')?.text).toBe('About this figure 3.4 million')
  })

  it('shows source, date, kind and entry in the register of each figure', async () => {
    const tree = await sources(claims)
    expect(tree.querySelectorAll('li').map((each) => each.text)).toEqual([
      '3.4 million households in LondonSource: Census 2021Date: March 2021',
      `283,474 patientsSource: ${waiting.register?.unsourcedText}Date: No date yet.`,
      '100K homesBasis: Our own targetDate: No date yet.',
    ])
    expect(tree.querySelectorAll('p > b').map((kind) => kind.text)).toEqual([
      'Statistic.',
      'Target.',
    ])
    const links = tree.querySelectorAll('li:first-child a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/how-we-know#claim-households', 'https://www.ons.gov.uk/census'])
  })

  it('names a figure by its full sentence', async () => {
    const name = async (sentence: string) =>
      (await sources([{...households, sentence}])).querySelector('li a')?.text
    expect(await name('Home visits from £149.')).toBe('Home visits from £149.')
    expect(await name(' ')).toBe('3.4 million households in London')
  })

  it('renders without the copy that older datasets lack, and nothing without claims', async () => {
    if (!homes.register) throw new Error('The example claim has no register.')
    const register = {...homes.register, questions: null, close: null, basisLabel: null}
    const tree = await sources(claims.map((one) => ({...one, register})))
    expect(tree.querySelectorAll('button').map(({text}) => text.slice(0, 17))).toEqual([
      'About this figure',
    ])
    expect(tree.text).toContain('Source: Our own target')
    expect((await sources([null])).toString()).toBe('')
  })
})
