import {renderToStaticMarkup} from 'react-dom/server'
import {RadioScale} from './radio-scale.tsx'

const scale = (lowest: number, highest: number) =>
  renderToStaticMarkup(
    <RadioScale
      name="likelihood"
      question="How likely?"
      lowest={lowest}
      highest={highest}
      lowLabel="Not at all"
      highLabel="Very"
    />,
  )

describe('RadioScale', () => {
  it('labels both ends for screen readers, and explains them below the numbers', () => {
    const html = scale(1, 5)
    expect(html).toMatch(/value="1"\/><span>1<\/span><span data-sr-only=""> Not at all</)
    expect(html).toMatch(/value="5"\/><span>5<\/span><span data-sr-only=""> Very</)
    expect(html).toMatch(/data-scale-ends=""><span>1 = Not at all<\/span><span>5 = Very</)
  })

  it('labels each value for screen readers when all labels are given (MOD-3)', () => {
    const html = renderToStaticMarkup(
      <RadioScale
        between={['Unlikely', 'Not sure', 'Likely']}
        highest={5}
        highLabel="Very likely"
        lowest={1}
        lowLabel="Very unlikely"
        name="likelihood"
        question="How likely?"
      />,
    )
    const words = [...html.matchAll(/data-sr-only=""> ([^<]+)</g)].map(([, found]) => found)
    expect(words).toEqual(['Very unlikely', 'Unlikely', 'Not sure', 'Likely', 'Very likely'])
  })
})
