import {readRenderingConfiguration} from '#config/configuration.ts'
import {renderingConfiguration} from '#config/environment.server.ts'

/** Configures the rest of the test file with an analytics key, or without one. */
export function setAnalyticsKey(key: string | null): void {
  const environment = key === null ? {} : {NEXT_PUBLIC_POSTHOG_KEY: key}
  Object.assign(renderingConfiguration(), readRenderingConfiguration(environment))
}

export const exampleAnalytics = {key: 'phc_example', host: 'https://eu.i.posthog.com'}
