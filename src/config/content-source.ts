import {z} from 'zod'
import {type Environment, readEnvironment} from '#lib/read-environment.ts'
import {port} from './variables.ts'

/** The project id of the embedded content lake. Any other id means hosted Sanity. */
export const localProjectId = 'local'

export interface ContentSource {
  projectId: string
  dataset: string
  /** `null` for hosted Sanity. */
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

export function toContentSource(parsed: z.output<typeof schema>): ContentSource {
  const projectId = parsed.NEXT_PUBLIC_SANITY_PROJECT_ID
  return {
    projectId,
    dataset: parsed.NEXT_PUBLIC_SANITY_DATASET,
    lakeOrigin:
      projectId === localProjectId ? `http://127.0.0.1:${parsed.CONTENT_LAKE_PORT}` : null,
  }
}

/** @throws EnvironmentError when a variable is malformed */
export function readContentSource(environment: Environment): ContentSource {
  return toContentSource(readEnvironment(schema, environment))
}

/** Returns the options that make a Sanity client use the local lake, which has no host name per project. */
export function lakeClientOptions(lakeOrigin: string | null) {
  return lakeOrigin === null ? {} : {apiHost: lakeOrigin, useProjectHostname: false}
}
