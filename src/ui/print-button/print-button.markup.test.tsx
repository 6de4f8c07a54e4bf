import {renderToStaticMarkup} from 'react-dom/server'
import {PrintButton} from './print-button.client.tsx'

describe('PrintButton', () => {
  it('is not there before it can work', () => {
    expect(renderToStaticMarkup(<PrintButton>Print</PrintButton>)).toContain('hidden=""')
  })
})
