import {renderToStaticMarkup} from 'react-dom/server'
import {inclusionsFixtures} from './inclusions.fixtures.ts'
import {InclusionsSection} from './inclusions.section.tsx'

const renderMarkup = (state: keyof typeof inclusionsFixtures) =>
  renderToStaticMarkup(<InclusionsSection section={inclusionsFixtures[state]} />)

describe('InclusionsSection', () => {
  it('lists what is included and what may cost extra, each under its heading', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/What is included<\/h2><ul>.*Basic prescriptions.*<\/ul>/)
    expect(html).toMatch(/What may cost extra<\/h2><ul>.*Some medicines.*<\/ul>/)
  })

  it('has its sentence where there is one', () => {
    expect(renderMarkup('full')).toContain(
      '<p>We will tell you the price first. You can say no.</p>',
    )
    expect(renderMarkup('withoutNote')).not.toContain('<p>')
  })
})
