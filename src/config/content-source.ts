import {z} from 'zod'
import {readEnvironment} from '#lib/read-environment.ts'

/** The project id of the embedded content lake; any other id means hosted Sanity. */
export const localProjectId = 'local'

/** Where published content comes from. */
export interface ContentSource {
  projectId: string
  dataset: string
  /** Origin of the local lake, `null` for hosted Sanity. */
  lakeOrigin: string | null
}

const schema = z.object({
  NEXT_PUBLIC_SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
    .default(localProjectId)
    .describe('The Sanity project; leave it out to use the local content lake.'),
  NEXT_PUBLIC_SANITY_DATASET: z.string().default('production').describe('The Sanity dataset.'),
  CONTENT_LAKE_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(3333)
    .describe('The port of the local content lake.'),
})

/**
 * Says where content comes from: the local lake unless a hosted project is named.
 *
 * @param environment - usually `process.env`
 * @returns project, dataset and the origin of the local lake
 * @throws EnvironmentError when a variable is malformed
 */
export function readContentSource(
  environment: Readonly<Record<string, string | undefined>>,
): ContentSource {
  const parsed = readEnvironment(schema, environment)
  const projectId = parsed.NEXT_PUBLIC_SANITY_PROJECT_ID
  return {
    projectId,
    dataset: parsed.NEXT_PUBLIC_SANITY_DATASET,
    lakeOrigin:
      projectId === localProjectId ? `http://127.0.0.1:${parsed.CONTENT_LAKE_PORT}` : null,
  }
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
