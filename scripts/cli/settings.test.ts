import {readRenderingConfiguration} from '#config/configuration.ts'
import {readSettings} from './settings.ts'

const analyticsOf = (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings('/site', environment, false)
  return [settings.analyticsPort, readRenderingConfiguration(settings.environment).analytics]
}

const local = [3334, {key: 'local', host: 'http://localhost:3334'}]
const given = [null, {key: 'phc_example', host: 'https://eu.i.posthog.com'}]

describe('readSettings', () => {
  it.each([
    ['the local endpoint at a local address without a key', {}, local],
    ['the same with hosted Sanity', {NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}, local],
    ['none at a public address', {NEXT_PUBLIC_SITE_URL: 'https://www.example.org'}, [null, null]],
    ['PostHog with its key', {NEXT_PUBLIC_POSTHOG_KEY: 'phc_example'}, given],
  ])('chooses for analytics: %s (AN-1)', (_what, environment, analytics) => {
    expect(analyticsOf(environment)).toEqual(analytics)
  })
})
