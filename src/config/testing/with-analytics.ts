import {readRenderingConfiguration} from '#config/configuration.ts'
import {renderingConfiguration} from '#config/environment.server.ts'

/**
 * Renders what follows as a site with a key for analytics does, or without one.
 *
 * @param key - of the project; null for none
 */
export function setAnalyticsKey(key: string | null): void {
  const environment = key === null ? {} : {NEXT_PUBLIC_POSTHOG_KEY: key}
  Object.assign(renderingConfiguration(), readRenderingConfiguration(environment))
}

/** Where events go in tests that send none. */
export const exampleAnalytics = {key: 'phc_example', host: 'https://eu.i.posthog.com'}
