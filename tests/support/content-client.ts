import {createClient} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {contentApiVersion} from '#model/content-api.ts'
import {lakePort} from './addresses.ts'
import {secrets} from './secrets.ts'

/** Writes to the dataset of the test run, as an editor's tools would. */
export const contentClient = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: contentApiVersion,
  ...lakeClientOptions(`http://127.0.0.1:${lakePort}`),
  useCdn: false,
  perspective: 'raw',
  token: secrets.SANITY_API_WRITE_TOKEN,
})
