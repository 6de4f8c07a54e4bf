import 'server-only'
import {
  type Configuration,
  readConfiguration,
  readLinkSecrets,
  readRenderingConfiguration,
  type RenderingConfiguration,
} from './configuration.ts'
import {redisWarnings} from './rules.ts'
import {unknownVariableWarnings} from './unknown-variables.ts'

/** Each of Next's bundles has its own copy of this module, so each parses once. */
function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

/** @throws EnvironmentError that lists every mistake */
export const configuration = once<Configuration>(() => readConfiguration(process.env))

/** @throws EnvironmentError that lists every mistake */
export const renderingConfiguration = once<RenderingConfiguration>(() =>
  readRenderingConfiguration(process.env),
)

/**
 * The only secrets that a build with the local content lake needs.
 *
 * @throws EnvironmentError when the current one is missing
 */
export const linkSecrets = once(() => readLinkSecrets(process.env))

export function environmentWarnings(): string[] {
  return [...unknownVariableWarnings(process.env), ...redisWarnings(process.env)]
}
