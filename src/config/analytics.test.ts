import {readRenderingConfiguration, readSite} from './configuration.ts'

const read = (environment: Record<string, string>) =>
  readRenderingConfiguration(environment).analytics
const key = {NEXT_PUBLIC_POSTHOG_KEY: 'phc_example'}
const withHost = (host: string) => ({...key, NEXT_PUBLIC_POSTHOG_HOST: host})

describe('configuration of analytics', () => {
  it('needs a key, and defaults to PostHog in the EU (AN-1)', () => {
    expect(read({NEXT_PUBLIC_POSTHOG_HOST: 'https://eu.i.posthog.com'})).toBeNull()
    expect(read(key)).toEqual({key: 'phc_example', host: 'https://eu.i.posthog.com'})
    expect(read(withHost('https://counts.example.org/'))?.host).toBe('https://counts.example.org')
    expect(read(withHost('http://127.0.0.1:4000'))?.host).toBe('http://127.0.0.1:4000')
  })

  it.each([
    [withHost('https://us.i.posthog.com'), /EU/],
    [withHost('https://app.posthog.com'), /EU/],
    [withHost('http://counts.example.org'), /https/],
    [withHost('eu.i.posthog.com'), /https/],
    [{NEXT_PUBLIC_POSTHOG_KEY: 'phc <key>'}, /NEXT_PUBLIC_POSTHOG_KEY: must be the key/],
  ])('rejects %j (AN-1)', (environment, why) => {
    expect(() => read(environment)).toThrow(why)
  })
})

it.each([
  [{}, 3334],
  [{ANALYTICS_PORT: '4000'}, 4000],
  [{NEXT_PUBLIC_SITE_URL: 'http://localhost:3000'}, 3334],
  [{NEXT_PUBLIC_SITE_URL: 'http://127.0.0.1:3000'}, 3334],
  [{NEXT_PUBLIC_POSTHOG_KEY: ''}, 3334],
  [key, null],
  [{NEXT_PUBLIC_SITE_URL: 'https://www.example.org'}, null],
  [{NEXT_PUBLIC_SITE_URL: 'http://192.168.1.7:3000'}, null],
  [{TRUSTED_PROXY_HOPS: '1'}, null],
  [{ANALYTICS_PORT: '0'}, null],
])('readSite returns for %j the analytics port %s (AN-1)', (environment, port) => {
  expect(readSite(environment).analyticsPort).toBe(port)
})
