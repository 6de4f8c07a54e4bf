import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {port} from './variables.ts'

/** The project id of the embedded content lake; any other id means hosted Sanity. */
export const localProjectId = 'local'

/** Where published content comes from. */
export interface ContentSource {
  projectId: string
  dataset: string
  /** Origin of the local lake, `null` for hosted Sanity. */
  lakeOrigin: string | null
}

export const contentSourceVariables = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
    .default(localProjectId)
    .describe('The Sanity project; leave it out to use the local content lake.'),
  NEXT_PUBLIC_SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be lower-case letters, digits, hyphens and underscores')
    .default('production')
    .describe('The Sanity dataset.'),
  CONTENT_LAKE_PORT: port(3333).describe('The port of the local content lake.'),
}

const schema = z.object(contentSourceVariables)

/**
 * Says where content comes from: the local lake unless a hosted project is named.
 *
 * @param parsed - the parsed variables
 */
export function toContentSource(parsed: z.output<typeof schema>): ContentSource {
  const projectId = parsed.NEXT_PUBLIC_SANITY_PROJECT_ID
  return {
    projectId,
    dataset: parsed.NEXT_PUBLIC_SANITY_DATASET,
    lakeOrigin:
      projectId === localProjectId ? `http://127.0.0.1:${parsed.CONTENT_LAKE_PORT}` : null,
  }
}

/**
 * Reads where content comes from, for commands and for Next's configuration; the site itself has `configuration()`.
 *
 * @param environment - of the process
 * @returns project, dataset and the origin of the local lake
 * @throws EnvironmentError when a variable is malformed
 */
export function readContentSource(environment: Environment): ContentSource {
  return toContentSource(readEnvironment(schema, environment))
}

/**
 * What a Sanity client needs to talk to the local lake: its origin as it is, without the project's name in front.
 *
 * @param lakeOrigin - the origin of the lake, `null` for hosted Sanity
 * @returns options to spread into a client's configuration
 */
export function lakeClientOptions(lakeOrigin: string | null) {
  return lakeOrigin === null ? {} : {apiHost: lakeOrigin, useProjectHostname: false}
}
