import {renderToStaticMarkup} from 'react-dom/server'
import {stepsAndReasonsFixtures} from './steps-and-reasons.fixtures.ts'
import {StepsAndReasonsSection} from './steps-and-reasons.section.tsx'

const renderMarkup = (state: keyof typeof stepsAndReasonsFixtures) =>
  renderToStaticMarkup(<StepsAndReasonsSection section={stepsAndReasonsFixtures[state]} />)

describe('StepsAndReasonsSection', () => {
  it('has three steps in order and six reasons, each under its own heading (SPEC-1)', () => {
    const html = renderMarkup('full')
    const titles = [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title)
    const {steps, reasons} = stepsAndReasonsFixtures.full
    expect(titles).toEqual([...steps, ...reasons].map(({title}) => title))
    expect(html.match(/<ol.*<\/ol>/)?.[0].match(/<li/g)).toHaveLength(3)
    expect(html).toMatch(/Book a specialist in 3 steps<\/h2>/)
    expect(html).toMatch(/6 reasons to choose our specialists<\/h2>/)
  })

  it('plays the clip of a step that has one, told in words', () => {
    expect(renderMarkup('withClip').match(/<video/g)).toHaveLength(3)
    expect(renderMarkup('withClip')).toContain('One time is pressed. No speech.')
    expect(renderMarkup('full')).not.toContain('<video')
  })

  it('keeps its headings where there is nothing else', () => {
    expect(renderMarkup('bare').match(/<h2/g)).toHaveLength(2)
    expect(renderMarkup('bare')).not.toMatch(/<li|<p/)
  })
})
