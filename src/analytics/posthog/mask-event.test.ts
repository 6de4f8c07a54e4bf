import type {CaptureResult} from 'posthog-js'
import {maskEvent} from './mask-event.ts'

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

  it('keeps the path without a postcode district (AN-1)', () => {
    const origin = 'https://lamplight.example'
    expect(masked({$pathname: '/gp-visit'})).toMatchObject({$pathname: '/gp-visit'})
    for (const [variant, page] of [
      ['/coverage/n1', '/coverage'],
      ['/register-interest/sw11', '/register-interest'],
      ['/register-interest/received/gp-sw11', '/register-interest/received'],
      ['/contact/my-data', '/contact'],
    ] as const) {
      const sent = masked({$pathname: variant, $current_url: origin + variant})
      expect(sent).toMatchObject({$pathname: page, $current_url: origin + page})
    }
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

  it('returns null for a dropped event', () => {
    expect(maskEvent(null)).toBeNull()
  })
})
