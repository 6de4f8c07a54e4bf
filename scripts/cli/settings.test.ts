import {readRenderingConfiguration} from '#config/configuration.ts'
import {readSettings} from './settings.ts'

const analyticsOf = (environment: Readonly<Record<string, string>>) => {
  const settings = readSettings('/site', environment, false)
  return [settings.analyticsPort, readRenderingConfiguration(settings.environment).analytics]
}

describe('readSettings', () => {
  it('uses the local analytics endpoint at a local address without a PostHog key (AN-1)', () => {
    const local = {key: 'local', host: 'http://localhost:3334'}
    expect(analyticsOf({})).toEqual([3334, local])
    expect(analyticsOf({NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'})).toEqual([3334, local])
  })

  it('leaves the site without analytics at a public address without a key (AN-1)', () => {
    expect(analyticsOf({NEXT_PUBLIC_SITE_URL: 'https://www.example.org'})).toEqual([null, null])
  })

  it('leaves a given key as it is (AN-1)', () => {
    const given = {key: 'phc_example', host: 'https://eu.i.posthog.com'}
    expect(analyticsOf({NEXT_PUBLIC_POSTHOG_KEY: 'phc_example'})).toEqual([null, given])
  })
})
