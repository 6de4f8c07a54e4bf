import {createClient, type SanityClient} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {contentApiVersion} from '#shared/content-api.ts'
import {lakePort} from './addresses.ts'
import {secrets} from './secrets.ts'

/**
 * Makes a client that writes, as an editor's tools would.
 *
 * @param port - of the content lake
 */
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

/** The dataset that visitors see. */
export const contentClient = contentClientOf(lakePort)
