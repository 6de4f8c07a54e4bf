import {renderToStaticMarkup} from 'react-dom/server'
import {SampleBadge} from './sample-badge.tsx'

describe('SampleBadge', () => {
  it('says that somebody is invented, in the words of the settings (LAW-11)', () => {
    expect(
      renderToStaticMarkup(<SampleBadge of={{isSample: true, sampleBadge: 'Example profile'}} />),
    ).toBe('<span data-tag="example">Example profile</span>')
  })

  it('says nothing of somebody real', () => {
    expect(renderToStaticMarkup(<SampleBadge of={{isSample: false, sampleBadge: null}} />)).toBe('')
  })
})
