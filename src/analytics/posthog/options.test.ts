import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import {analyticsOptions} from './options.ts'

describe('analyticsOptions', () => {
  it('returns the limits of the specification (AN-1)', () => {
    expect(analyticsOptions(exampleAnalytics)).toMatchObject({
      api_host: 'https://eu.i.posthog.com',
      debug: false,
      capture_pageview: true,
      capture_pageleave: true,
      request_queue_config: {flush_interval_ms: 3000},
      session_idle_timeout_seconds: 1800,
      surveys_request_timeout_ms: 10_000,
      feature_flag_request_timeout_ms: 3000,
      rate_limiting: {events_per_second: 10, events_burst_limit: 100},
    })
  })

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
