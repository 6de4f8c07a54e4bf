import 'server-only'
import {
  type Configuration,
  readConfiguration,
  readRenderingConfiguration,
  type RenderingConfiguration,
} from './configuration.ts'
import {missingRedis} from './redis.ts'
import {type LinkSecrets, readLinkSecrets} from './secrets.ts'
import {unknownVariables} from './unknown-variables.ts'

declare global {
  /** Next gives each bundle its own modules; the environment is parsed once for the process all the same. */
  var siteConfiguration: Configuration | undefined
  var siteRenderingConfiguration: RenderingConfiguration | undefined
}

/**
 * Everything the running site is told, parsed at the first call: when the process starts.
 *
 * @throws EnvironmentError with every mistake, and what to do about each
 */
export function configuration(): Configuration {
  globalThis.siteConfiguration ??= readConfiguration(process.env)
  return globalThis.siteConfiguration
}

/**
 * What pages are rendered from; a build has no more than that.
 *
 * @throws EnvironmentError with every mistake, and what to do about each
 */
export function renderingConfiguration(): RenderingConfiguration {
  globalThis.siteRenderingConfiguration ??= readRenderingConfiguration(process.env)
  return globalThis.siteRenderingConfiguration
}

/**
 * The secrets that sign links and crops of pictures: all that a build with the local content lake needs.
 *
 * @throws EnvironmentError when the present one is missing
 */
export function linkSecrets(): LinkSecrets {
  const secrets = globalThis.siteConfiguration?.secrets
  return secrets === undefined
    ? readLinkSecrets(process.env)
    : {current: secrets.linkSecret, previous: secrets.previous.linkSecret}
}

/** @returns a sentence for each variable that looks misspelt, and for a missing Redis */
export function environmentWarnings(): string[] {
  return [...unknownVariables(process.env), ...missingRedis(process.env)]
}
