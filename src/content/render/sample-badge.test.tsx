import {renderToStaticMarkup} from 'react-dom/server'
import {SampleBadge} from './sample-badge.tsx'

describe('SampleBadge', () => {
  it('shows the label of the settings for a sample (LAW-11)', () => {
    expect(
      renderToStaticMarkup(<SampleBadge of={{isSample: true, sampleBadge: 'Example profile'}} />),
    ).toBe('<span data-tag="example">Example profile</span>')
  })

  it('renders nothing for a real clinician', () => {
    expect(renderToStaticMarkup(<SampleBadge of={{isSample: false, sampleBadge: null}} />)).toBe('')
  })
})
