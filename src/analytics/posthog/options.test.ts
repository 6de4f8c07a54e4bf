import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import {analyticsOptions} from './options.ts'

describe('analyticsOptions', () => {
  it('captures clicks outside forms and dialogs (AN-1)', () => {
    const {autocapture} = analyticsOptions(exampleAnalytics)
    const {css_selector_ignorelist: ignored = []} =
      typeof autocapture === 'object' ? autocapture : {}
    expect(ignored).toEqual(expect.arrayContaining(['form', '[role="dialog"]', '[role="alert"]']))
  })

  it('sets no cookies and loads no third-party scripts (LAW-5)', () => {
    expect(analyticsOptions(exampleAnalytics)).toMatchObject({
      persistence: 'localStorage',
      disable_external_dependency_loading: true,
      disable_session_recording: true,
    })
  })
})
