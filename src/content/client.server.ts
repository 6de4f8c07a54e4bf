import 'server-only'
import {createClient, type ClientConfig} from '@sanity/client'
import {lakeClientOptions, readContentSource} from '#config/content-source.ts'
import {contentApiVersion} from '#model/content-api.ts'

const {projectId, dataset, lakeOrigin} = readContentSource(process.env)

const config: ClientConfig = {
  projectId,
  dataset,
  apiVersion: contentApiVersion,
  // The CDN may still answer with the old text seconds after a publish (sanity-io/next-sanity#639).
  useCdn: false,
  perspective: 'published',
  ...lakeClientOptions(lakeOrigin),
}

/** Reads published content; anonymous, so that it can never see a draft. */
export const contentClient = createClient(config)
