import {renderToStaticMarkup} from 'react-dom/server'
import {FlyoutCopy} from './flyout.tsx'

describe('FlyoutCopy', () => {
  it('omits a missing badge', () => {
    const copy = (badge: string | null) =>
      renderToStaticMarkup(<FlyoutCopy badge={badge} label="GP" mark={null} text="At home." />)
    expect(copy(null)).not.toContain('<small>')
    expect(copy('Coming Soon')).toContain('<small> · Coming Soon</small>')
  })
})
