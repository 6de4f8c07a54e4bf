import {renderToStaticMarkup} from 'react-dom/server'
import {RadioScale} from './radio-scale.tsx'

const scale = (lowest: number, highest: number, chosen?: number) =>
  renderToStaticMarkup(
    <RadioScale
      name="likelihood"
      question="How likely?"
      lowest={lowest}
      highest={highest}
      lowLabel="Not at all"
      highLabel="Very"
      {...(chosen === undefined ? {} : {defaultValue: chosen})}
    />,
  )

describe('RadioScale', () => {
  it('is a fieldset of native radios with the question as legend', () => {
    const html = scale(0, 10)
    expect(html).toContain('<legend>How likely?</legend>')
    expect(html.match(/type="radio"/g)).toHaveLength(11)
    expect(html.match(/name="likelihood"/g)).toHaveLength(11)
    expect(html).not.toContain('checked')
  })

  it('checks the default value', () => {
    expect(scale(1, 5, 4)).toMatch(/<input [^>]*checked=""[^>]*value="4"/)
  })

  it('labels both ends for screen readers', () => {
    const html = scale(1, 5)
    expect(html).toMatch(/value="1"\/><span>1<\/span><span data-sr-only=""> Not at all</)
    expect(html).toMatch(/value="5"\/><span>5<\/span><span data-sr-only=""> Very</)
  })

  it('explains both ends below the numbers, which stand alone', () => {
    const html = scale(1, 5)
    expect(html).toMatch(/data-scale-ends=""><span>1 = Not at all<\/span><span>5 = Very</)
    expect(html).not.toContain('data-meaning')
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
