import {renderToStaticMarkup} from 'react-dom/server'
import {PrintButton} from './print-button.client.tsx'

describe('PrintButton', () => {
  it('is hidden before hydration', () => {
    expect(renderToStaticMarkup(<PrintButton>Print</PrintButton>)).toContain('hidden=""')
  })
})
