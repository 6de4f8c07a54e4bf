import 'server-only'
import {createClient, type ClientConfig} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {renderingConfiguration} from '#config/environment.server.ts'

/** The date of the query API this code was written against. */
const apiVersion = '2026-03-01'

const {projectId, dataset, lakeOrigin} = renderingConfiguration().content

const config: ClientConfig = {
  projectId,
  dataset,
  apiVersion,
  // The CDN may still answer with the old text seconds after a publish (sanity-io/next-sanity#639).
  useCdn: false,
  perspective: 'published',
  ...lakeClientOptions(lakeOrigin),
}

/** Reads published content; anonymous, so that it can never see a draft. */
export const contentClient = createClient(config)
