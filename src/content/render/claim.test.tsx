import {renderTree} from '#lib/testing/render.ts'
import {
  type ClaimContent,
  ClaimItems,
  ClaimSources,
  namesKind,
  type RegisterCopy,
  unsourcedNote,
} from './claim.tsx'

const copyOf = (label: string) => ({label, text: 'What it means.'})
const register: RegisterCopy = {
  question: 'About this figure',
  questions: 'About these figures',
  sourceLabel: 'Source:',
  basisLabel: 'Basis:',
  dateLabel: 'Date:',
  unsourced: 'No source yet',
  unsourcedText: 'We haven’t found a source for this figure yet.',
  unsourcedList: 'We haven’t found a source for these figures yet.',
  noDate: 'No date yet.',
  link: {label: 'See all', kind: 'page', page: {path: '/how-we-know'}},
  statistic: copyOf('Statistic'),
  target: copyOf('Target'),
  goal: copyOf('Goal'),
  plan: copyOf('Plan'),
  rule: copyOf('Promise'),
}
const claim = (
  id: string,
  kind: ClaimContent['kind'],
  words: readonly [value: string, text: string],
  more: Partial<ClaimContent> = {},
): ClaimContent => {
  const [value, text] = words
  const unknown = {sentence: null, source: null, sourceUrl: null, asOf: null, note: null}
  return {_id: `claim-${id}`, kind, value, text, ...unknown, register, ...more}
}
const households = claim('households', 'statistic', ['3.4 million', 'households in London'], {
  source: 'Census 2021',
  sourceUrl: 'https://www.ons.gov.uk/census',
  asOf: 'March 2021',
})
const waiting = claim('waiting', 'statistic', ['283,474', 'patients'])
const homes = claim('homes', 'target', ['100K', 'homes'], {source: 'Our own target'})
const claims = [households, waiting, homes]

const sources = (given: Parameters<typeof ClaimSources>[0]['claims']) =>
  renderTree(<ClaimSources claims={given} />)

describe('ClaimItems', () => {
  it.each([
    [waiting, 'missing', 'patients No source yet'],
    [households, 'known', 'households in London '],
    [homes, 'missing', 'homes Target'],
    [{...homes, kind: 'goal'}, 'missing', 'homes Goal'],
    [{...homes, kind: 'plan'}, 'missing', 'homes Plan'],
    [{...homes, kind: 'rule'}, 'missing', 'homes Promise'],
  ] as const)(
    'labels claim %#, and sets only a sourced statistic large (HOME-5)',
    async (...row) => {
      const [claim, source, text] = row
      const tree = await renderTree(<ClaimItems claims={[claim]} />)
      expect(tree.querySelector('div')?.getAttribute('data-figure-source')).toBe(source)
      expect(tree.querySelector('[data-claim-text]')?.text).toBe(text)
    },
  )
})

describe('list of claims', () => {
  it('has a heading that marks it when the heading names the kind of every claim', () => {
    expect(namesKind('Our targets', [homes])).toBe(true)
    expect(namesKind('What we aim for', [homes])).toBe(false)
    expect(namesKind(undefined, [homes])).toBe(false)
    expect(namesKind('Our targets', claims)).toBe(false)
  })

  it('has a line above it only when nothing in it has a source', () => {
    const missing = [waiting, {...waiting, _id: 'claim-b'}]
    expect(unsourcedNote([...missing, null])).toBe(register.unsourcedList)
    expect(unsourcedNote([waiting])).toBeNull()
    expect(unsourcedNote([...missing, ...claims])).toBeNull()
  })
})

describe('ClaimSources', () => {
  it('opens in the flow of the page, without a script', async () => {
    const details = (await sources(claims)).querySelector('details')
    expect(details?.querySelector('summary')?.text).toMatch(/^About these figures/)
  })

  it('names the line for a single figure, and reads its value to screen readers', async () => {
    const tree = await sources([households, households])
    expect(tree.querySelector('summary')?.text).toBe('About this figure 3.4 million')
    expect((await sources([null])).toString()).toBe('')
  })

  it('shows source, date, kind and entry in the register of each figure', async () => {
    const tree = await sources([...claims, {...homes, _id: 'claim-b', sentence: 'From £149.'}])
    expect(tree.querySelectorAll('li').map((each) => each.text)).toEqual([
      '3.4 million households in LondonSource: Census 2021 · Date: March 2021',
      `283,474 patientsSource: ${register.unsourcedText} · Date: No date yet.`,
      '100K homesBasis: Our own target · Date: No date yet.',
      'From £149.Basis: Our own target · Date: No date yet.',
    ])
    const kinds = tree.querySelectorAll('p > b').map((kind) => kind.text)
    expect(kinds).toEqual(['Statistic.', 'Target.'])
    const links = tree.querySelectorAll('li:first-child a').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/how-we-know#claim-households', 'https://www.ons.gov.uk/census'])
  })
})
