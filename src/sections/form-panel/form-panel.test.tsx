import {renderMarkup} from '#lib/testing/render.ts'
import {formPanelFixtures} from './form-panel.fixtures.ts'
import {FormPanelSection} from './form-panel.section.tsx'

const html = (state: keyof typeof formPanelFixtures) =>
  renderMarkup(<FormPanelSection section={formPanelFixtures[state]} />)

describe('FormPanelSection', () => {
  it('has the form of the profession in the HTML (FORM-3)', async () => {
    expect(await html('full')).toContain('First Name')
    expect(await html('full')).not.toContain('Years of experience')
    expect(await html('bare')).toContain('Years of experience')
  })

  it('says where else to go, where there is somewhere', async () => {
    expect(await html('full')).toMatch(/<h3>Not sure yet\?<\/h3>.*href="\/providers\/policies"/)
    expect(await html('bare')).not.toContain('Not sure yet?')
  })

  it('keeps the portrait silent', async () => {
    expect(await html('full')).toContain('alt=""')
    expect(await html('bare')).not.toContain('<img')
  })
})
