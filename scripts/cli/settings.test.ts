import {readRenderingConfiguration} from '#config/configuration.ts'
import {readSettings} from './settings.ts'

const analyticsOf = (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings('/site', environment, false)
  return [settings.analyticsPort, readRenderingConfiguration(settings.environment).analytics]
}

const local = [3334, {key: 'local', host: 'http://localhost:3334'}]
const given = [null, {key: 'phc_example', host: 'https://eu.i.posthog.com'}]

describe('readSettings', () => {
  it('derives the ports beside the site from PORT, so that a second site needs no others', () => {
    const portsOf = (environment: Readonly<Record<string, string>>) => {
      const settings = readSettings('/site', environment, false)
      return [settings.sitePort, settings.lakePort, settings.analyticsPort]
    }
    expect(portsOf({})).toEqual([3000, 3333, 3334])
    expect(portsOf({PORT: '3100', CONTENT_LAKE_PORT: ''})).toEqual([3100, 3433, 3434])
    expect(portsOf({PORT: '3100', CONTENT_LAKE_PORT: '4000', ANALYTICS_PORT: '4001'})).toEqual([
      3100, 4000, 4001,
    ])
    expect(portsOf({PORT: '65300'})).toEqual([65_300, 3333, 3334])
  })

  it.each([
    ['the local endpoint at a local address without a key', {}, local],
    ['the same with hosted Sanity', {NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}, local],
    ['none at a public address', {NEXT_PUBLIC_SITE_URL: 'https://www.example.org'}, [null, null]],
    ['PostHog with its key', {NEXT_PUBLIC_POSTHOG_KEY: 'phc_example'}, given],
  ])('chooses for analytics: %s (AN-1)', (_what, environment, analytics) => {
    expect(analyticsOf(environment)).toEqual(analytics)
  })
})
