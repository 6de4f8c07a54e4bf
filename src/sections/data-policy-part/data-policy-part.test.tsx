import type {SectionProps} from '#content/section-props.ts'
import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {DataPolicyPartSection} from './data-policy-part.section.tsx'

type Section = SectionProps<'dataPolicyPart'>['section']

const section = sectionState('dataPolicyPart')
const {policy} = section
if (policy === null) throw new Error('The first content has no data policy.')
const {whenLabel, collectLabel, whyLabel, basisLabel, keepLabel} = policy
const [kept] = policy.retention
const [processor] = policy.processors

const render = (more: Partial<Section>) =>
  renderTree(<DataPolicyPartSection section={{...section, ...more}} />)

type Tree = Awaited<ReturnType<typeof render>>

const textsOf = (tree: Tree | null, selector: string) =>
  tree?.querySelectorAll(selector).map(({text}) => text)

const keptFor = `${kept?.keep ?? ''}${kept?.keepNote ?? ''}`

describe('DataPolicyPartSection', () => {
  it.each([
    [
      'purposes',
      [whenLabel, collectLabel, whyLabel, basisLabel, keepLabel],
      [kept?.when, kept?.collect, kept?.why, kept?.basis, keptFor],
      policy.retention.length,
    ],
    [
      'processors',
      [policy.companyLabel, policy.roleLabel, policy.whereLabel],
      [`${processor?.name ?? ''}${policy.unconfirmedLabel}`, processor?.role, processor?.where],
      policy.processors.length,
    ],
  ] as const)('shows a table of %s (LAW-2, LAW-3)', async (layout, columns, cells, rows) => {
    const tree = await render({layout})
    expect(textsOf(tree, 'thead th')).toEqual(columns)
    expect(textsOf(tree.querySelector('tbody tr'), 'th, td')).toEqual(cells)
    expect(tree.querySelectorAll('tbody tr').length).toBe(rows)
    expect(tree.querySelector('th[data-column]') !== null).toBe(layout !== 'processors')
    // Browsers drop the roles of a table that is drawn as blocks (WCAG 1.3.1).
    const roles = tree.querySelectorAll('thead [role=columnheader], tbody tr:first-child > [role]')
    expect(roles.map((cell) => cell.getAttribute('role'))).toEqual([
      ...columns.map(() => 'columnheader'),
      ...columns.map((_, index) => (index === 0 ? 'rowheader' : 'cell')),
    ])
    const names = tree.querySelectorAll('tbody tr:first-child > td')
    expect(names.map((cell) => cell.getAttribute('data-column'))).toEqual(columns.slice(1))
  })

  it.each([
    [true, []],
    [false, [policy.unconfirmedLabel]],
    [undefined, [policy.unconfirmedLabel]],
  ])('marks a company as planned unless it is confirmed: %s', async (isConfirmed, marks) => {
    const processors = policy.processors.slice(0, 1).map((each) => ({...each, isConfirmed}))
    const tree = await render({layout: 'processors', policy: {...policy, processors}})
    expect(textsOf(tree, 'small')).toEqual(marks)
  })

  it('lists the promises with their date and a button that prints them', async () => {
    const tree = await render({layout: 'promises', printLabel: 'Print', updatedLabel: 'Updated:'})
    expect(textsOf(tree, 'li')).toEqual(policy.promises)
    expect(tree.querySelector('time')?.getAttribute('datetime')).toBe(policy.updated)
    expect(textsOf(tree, 'button')).toEqual(['Print'])
  })
})
