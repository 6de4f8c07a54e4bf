import {renderToStaticMarkup} from 'react-dom/server'
import {Flyout, FlyoutCopy} from './flyout.tsx'

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
    const copy = (badge: string | null) =>
      renderToStaticMarkup(<FlyoutCopy badge={badge} label="GP" mark={null} text="At home." />)
    expect(copy(null)).not.toContain('<small>')
    expect(copy('Coming Soon')).toContain('<small> · Coming Soon</small>')
  })
})
