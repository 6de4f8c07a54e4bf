import {renderToStaticMarkup} from 'react-dom/server'
import {askPersonFixtures} from './ask-person.fixtures.ts'
import {AskPersonSection} from './ask-person.section.tsx'

const renderMarkup = (state: keyof typeof askPersonFixtures) =>
  renderToStaticMarkup(<AskPersonSection section={askPersonFixtures[state]} />)

describe('AskPersonSection', () => {
  it('can be called and written to, and says when', () => {
    const html = renderMarkup('full')
    expect(html).toMatch(/<a href="tel:[^"]+">020\u00A07946\u00A00123<\/a>/)
    expect(html).toContain('href="mailto:hello@lamplight.example"')
    expect(html).toContain('Mon-Fri 9AM to 5PM GMT')
  })

  it('stands with its heading alone', () => {
    expect(renderMarkup('bare')).toContain('Rather ask a person?')
    expect(renderMarkup('bare')).not.toMatch(/<img|<a /)
  })
})
