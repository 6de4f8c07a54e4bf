import {renderToStaticMarkup} from 'react-dom/server'
import {Flyout, FlyoutCopy} from './flyout.tsx'

describe('Flyout', () => {
  it('renders its links in native details', () => {
    const html = renderToStaticMarkup(
      <Flyout group="main" title="For Patients">
        <a href="#nurse">Nurse at home</a>
      </Flyout>,
    )
    expect(html).toContain('<details data-flyout="" name="main"><summary>')
    expect(html).toContain('href="#nurse"')
  })
})

describe('FlyoutCopy', () => {
  it('omits a missing badge', () => {
    const copy = (badge: string | null) =>
      renderToStaticMarkup(<FlyoutCopy badge={badge} label="GP" mark={null} text="At home." />)
    expect(copy(null)).not.toContain('<small>')
    expect(copy('Coming Soon')).toContain('<small> · Coming Soon</small>')
  })
})
