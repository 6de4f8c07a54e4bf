import {renderToStaticMarkup} from 'react-dom/server'
import {Flyout, FlyoutWords} from './flyout.tsx'

describe('Flyout', () => {
  it('has its links in the HTML, in native elements that open without JavaScript', () => {
    const html = renderToStaticMarkup(
      <Flyout group="main" title="For Patients">
        <a href="#nurse">Nurse at home</a>
      </Flyout>,
    )
    expect(html).toContain('<details data-flyout="" name="main"><summary>')
    expect(html).toContain('href="#nurse"')
  })
})

describe('FlyoutWords', () => {
  it('leaves out a badge that is not there', () => {
    const words = (badge: string | null) =>
      renderToStaticMarkup(<FlyoutWords badge={badge} label="GP" mark={null} text="At home." />)
    expect(words(null)).not.toContain('<small>')
    expect(words('Coming Soon')).toContain('<small> · Coming Soon</small>')
  })
})
