import {renderToStaticMarkup} from 'react-dom/server'
import {sumOfAmounts} from './sum-of-amounts.ts'
import {workedExamplesFixtures} from './worked-examples.fixtures.ts'
import {WorkedExamplesSection} from './worked-examples.section.tsx'

const renderMarkup = (state: keyof typeof workedExamplesFixtures) =>
  renderToStaticMarkup(<WorkedExamplesSection section={workedExamplesFixtures[state]} />)

describe('WorkedExamplesSection', () => {
  it('computes the total of each receipt', () => {
    expect(
      [...renderMarkup('full').matchAll(/You pay<\/dt><dd>([^<]+)/g)].map(([, sum]) => sum),
    ).toEqual(['£149', '£189'])
  })

  it('labels a fictional amount', () => {
    expect(renderMarkup('full')).toContain('Test<small>Example figure</small>')
  })

  it('marks every payslip as an example until an editor removes the badge (LAW-11)', () => {
    expect(renderMarkup('payslip')).toMatch(
      /<article><header><span[^>]*>.*?Example figures<\/span><h3>/,
    )
    expect(renderMarkup('payslip')).toContain('You’re paid</dt><dd>£126.65</dd>')
    expect(renderMarkup('full')).not.toContain('data-tag')
  })

  it('renders a single receipt without an introduction', () => {
    expect(renderMarkup('one').match(/<article/g)).toHaveLength(1)
    expect(renderMarkup('one')).not.toContain('Made-up')
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
