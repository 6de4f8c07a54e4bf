import {createClient} from '@sanity/client'
import {readContentSource} from '#config/configuration.ts'
import {lakeClientOptions} from '#config/content-source.ts'
import type {Environment} from '#lib/read-environment.ts'
import {contentApiVersion} from '#shared/content-api.ts'

/** Queries the published content. @throws Error when the content lake is unavailable */
export async function fetchPublished(
  environment: Environment,
  query: string,
  parameters: Readonly<Record<string, string>>,
): Promise<unknown> {
  const {projectId, dataset, lakeOrigin} = readContentSource(environment)
  const client = createClient({
    projectId,
    dataset,
    apiVersion: contentApiVersion,
    useCdn: false,
    perspective: 'published',
    timeout: 10_000,
    maxRetries: 0,
    ...lakeClientOptions(lakeOrigin),
  })
  return await client.fetch<unknown>(query, parameters).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no response'
    throw new Error(
      `Cannot read the content (${reason}). Start the site or its content lake first.`,
    )
  })
}
