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

/** Parses at the first call. Each of Next's bundles has its own copy, which costs it a millisecond. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

/**
 * Everything the running site is told, parsed at the first call: when the process starts.
 *
 * @throws EnvironmentError with every mistake, and what to do about each
 */
export const configuration = once<Configuration>(() => readConfiguration(process.env))

/**
 * What pages are rendered from; a build has no more than that.
 *
 * @throws EnvironmentError with every mistake, and what to do about each
 */
export const renderingConfiguration = once<RenderingConfiguration>(() =>
  readRenderingConfiguration(process.env),
)

/**
 * The secrets that sign links and crops of pictures: all that a build with the local content lake needs.
 *
 * @throws EnvironmentError when the present one is missing
 */
export const linkSecrets = once<LinkSecrets>(() => readLinkSecrets(process.env))

/** @returns a sentence for each variable that looks misspelt, and for a missing Redis */
export function environmentWarnings(): string[] {
  return [...unknownVariables(process.env), ...missingRedis(process.env)]
}
