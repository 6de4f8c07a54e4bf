import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {renderToStaticMarkup} from 'react-dom/server'
import {Icon} from './icon.tsx'

describe('Icon', () => {
  it('is hidden from screen readers and inherits its colour (DES-7)', () => {
    const html = renderToStaticMarkup(<Icon of={HouseIcon} size="large" />)
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('fill="currentColor"')
    expect(html).toContain('width="2.25rem"')
  })
})
