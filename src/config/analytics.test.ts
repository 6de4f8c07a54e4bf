import {readLocalAnalyticsPort} from './analytics.ts'
import {readRenderingConfiguration} from './configuration.ts'

const read = (host?: string) =>
  readRenderingConfiguration({
    NEXT_PUBLIC_POSTHOG_KEY: 'phc_example',
    ...(host === undefined ? {} : {NEXT_PUBLIC_POSTHOG_HOST: host}),
  }).analytics

describe('toAnalytics', () => {
  it('returns null without a key (AN-1)', () => {
    expect(readRenderingConfiguration({}).analytics).toBeNull()
    const hostAlone = {NEXT_PUBLIC_POSTHOG_HOST: 'https://eu.i.posthog.com'}
    expect(readRenderingConfiguration(hostAlone).analytics).toBeNull()
  })

  it('defaults to PostHog in the EU (AN-1)', () => {
    expect(read()).toEqual({key: 'phc_example', host: 'https://eu.i.posthog.com'})
    expect(read('https://counts.example.org/')?.host).toBe('https://counts.example.org')
    expect(read('http://127.0.0.1:4000')?.host).toBe('http://127.0.0.1:4000')
  })

  it.each([
    ['https://us.i.posthog.com', /EU/],
    ['https://app.posthog.com', /EU/],
    ['http://counts.example.org', /https/],
    ['eu.i.posthog.com', /https/],
  ])('rejects %s as a host (AN-1)', (host, why) => {
    expect(() => read(host)).toThrow(why)
  })

  it('rejects a malformed key', () => {
    expect(() => readRenderingConfiguration({NEXT_PUBLIC_POSTHOG_KEY: 'phc <key>'})).toThrow(
      /NEXT_PUBLIC_POSTHOG_KEY: must be the key/,
    )
  })
})

describe('readLocalAnalyticsPort', () => {
  it.each([
    ['no address', {}],
    ['a local address', {NEXT_PUBLIC_SITE_URL: 'http://localhost:3000'}],
    ['a loopback address', {NEXT_PUBLIC_SITE_URL: 'http://127.0.0.1:3000'}],
    ['an empty key', {NEXT_PUBLIC_POSTHOG_KEY: ''}],
  ])('returns the port of the local endpoint with %s and no key (AN-1)', (_case, environment) => {
    expect(readLocalAnalyticsPort(environment)).toBe(3334)
    expect(readLocalAnalyticsPort({...environment, ANALYTICS_PORT: '4000'})).toBe(4000)
  })

  it.each([
    ['a key', {NEXT_PUBLIC_POSTHOG_KEY: 'phc_example'}],
    ['a public address', {NEXT_PUBLIC_SITE_URL: 'https://www.example.org'}],
    ['an address in a private network', {NEXT_PUBLIC_SITE_URL: 'http://192.168.1.7:3000'}],
    ['a proxy in front', {TRUSTED_PROXY_HOPS: '1'}],
    ['port 0', {ANALYTICS_PORT: '0'}],
  ])('returns null with %s (AN-1)', (_case, environment) => {
    expect(readLocalAnalyticsPort(environment)).toBeNull()
  })
})
