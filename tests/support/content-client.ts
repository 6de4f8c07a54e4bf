import {createClient, type SanityClient} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {lakePort} from './addresses.ts'
import {secrets} from './secrets.ts'

/** Creates a client that can write to the content lake on a port. */
export function contentClientOf(port: number): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: contentApiVersion,
    ...lakeClientOptions(`http://127.0.0.1:${port}`),
    useCdn: false,
    perspective: 'raw',
    token: secrets.SANITY_API_WRITE_TOKEN,
  })
}

/** A client of the dataset that the site under test shows. */
export const contentClient = contentClientOf(lakePort)
