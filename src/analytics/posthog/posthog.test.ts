import {readFileSync} from 'node:fs'
import type {CaptureResult} from 'posthog-js'
import {exampleAnalytics} from '#config/testing/with-analytics.ts'
import {maskEvent} from './mask-event.ts'
import {analyticsOptions} from './options.ts'

const event = (properties: Record<string, unknown>): CaptureResult => ({
  uuid: '0',
  event: '$pageview',
  properties: {token: 'phc_example', distinct_id: 'a', ...properties},
  $set: {name: 'Ada'},
  $set_once: {$initial_current_url: 'https://x.example/?q=1'},
})
const masked = (properties: Record<string, unknown>) => maskEvent(event(properties))?.properties

describe('maskEvent', () => {
  it('removes query and fragment from URLs (AN-1)', () => {
    const address = 'https://lamplight.example/search?q=chest%20pain#results'
    expect(masked({$current_url: address, $prev_pageview_url: address})).toMatchObject({
      $current_url: 'https://lamplight.example/search',
      $prev_pageview_url: 'https://lamplight.example/search',
    })
  })

  it.each([
    ['/gp-visit', '/gp-visit'],
    ['/coverage/n1', '/coverage'],
    ['/register-interest/sw11', '/register-interest'],
    ['/register-interest/received/gp-sw11', '/register-interest/received'],
    ['/contact/my-data', '/contact'],
  ])('sends %s as %s (AN-1)', (variant, page) => {
    const origin = 'https://lamplight.example'
    const sent = masked({$pathname: variant, $current_url: origin + variant})
    expect(sent).toMatchObject({$pathname: page, $current_url: origin + page})
  })

  it('removes titles, IP addresses and person properties (AN-1)', () => {
    const sent = maskEvent(event({title: 'A', $title: 'B', $ip: '192.0.2.1', $raw_user_agent: 'C'}))
    expect(JSON.stringify(sent)).not.toMatch(
      /"(title|\$title|\$ip|\$raw_user_agent|\$set|\$set_once)"/,
    )
    expect(sent?.properties['$geoip_disable']).toBe(true)
  })

  it('removes any property that contains an email address (AN-1)', () => {
    const elements = [{tag_name: 'a', $el_text: 'ada@example.com'}]
    const sent = masked({$el_text: 'Write to ada@example.com', $elements: elements, percent: 50})
    expect(JSON.stringify(sent)).not.toContain('@')
    expect(sent).toMatchObject({percent: 50, token: 'phc_example', distinct_id: 'a'})
  })
})

describe('PostHog', () => {
  it('captures no clicks in forms and dialogs, sets no cookies and loads no other scripts (AN-1, LAW-5)', () => {
    const options = analyticsOptions(exampleAnalytics)
    expect(options).toMatchObject({
      persistence: 'localStorage',
      disable_external_dependency_loading: true,
      disable_session_recording: true,
    })
    expect(options.autocapture).toHaveProperty(
      'css_selector_ignorelist',
      expect.arrayContaining(['form', '[role="dialog"]', '[role="alert"]']),
    )
  })

  it('still drops requests by the internals that start-analytics.ts uses to stop it', () => {
    const read = (file: string) => readFileSync(`node_modules/posthog-js/${file}`, 'utf8')
    const dispatch = read('lib/src/request-dispatch.js')
    expect(dispatch).toContain('if (!instance.__loaded) {')
    expect(dispatch).toContain('if (instance.rateLimiter.isServerRateLimited(options.batchKey)) {')
    // The names aren't mangled in the bundle.
    expect(read('dist/module.js')).toMatch(/rateLimiter\.isServerRateLimited\(/)
  })
})
