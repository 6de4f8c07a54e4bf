import {renderTree} from '#lib/testing/render.ts'
import {sectionState} from '#sections/testing/section-state.ts'
import {sumOfAmounts} from './sum-of-amounts.ts'
import {WorkedExamplesSection} from './worked-examples.section.tsx'

const section = sectionState('workedExamples')

describe('WorkedExamplesSection', () => {
  it('computes the total of each example', async () => {
    const examples = section.examples.map((example, index) => ({
      ...example,
      lines: example.lines.slice(0, 2).map((line) => ({...line, amount: `£${index + 1}.50`})),
    }))
    const tree = await renderTree(<WorkedExamplesSection section={{...section, examples}} />)
    const totals = tree.querySelectorAll('[data-total] dd').map(({text}) => text)
    expect(totals).toEqual(['£3', '£5'])
  })

  it.each([
    ['Example figures', section.examples.length],
    [undefined, 0],
  ])('marks every example with the badge %j (LAW-11)', async (badge, count) => {
    const tree = await renderTree(<WorkedExamplesSection section={{...section, badge}} />)
    const tags = tree.querySelectorAll('article [data-tag=example]').map(({text}) => text)
    expect(tags).toEqual(Array(count).fill(badge))
  })
})

describe('sumOfAmounts', () => {
  it.each([
    [['£149', 'Included'], '£149'],
    [['£149', '£40', '£0'], '£189'],
    [['£1,149', '£12.50'], '£1,161.50'],
    [['£149', '−£22.35'], '£126.65'],
    [['£149', '-£22'], '£127'],
    [[], '£0'],
  ])('adds %j to %s', (amounts, sum) => {
    expect(sumOfAmounts(amounts)).toBe(sum)
  })
})
