import {createReadStream} from 'node:fs'
import {mkdir, stat} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {exportDataset as exportFrom} from '@sanity/export'
import {sanityImport} from '@sanity/import'
import {keepUpdatedAtHeader} from './mutations/mutate-routes.ts'

/** How to handle documents that already exist. */
export type ImportOperation = 'create' | 'createIfNotExists' | 'createOrReplace'

/**
 * Imports documents and their assets (`_sanityAsset: "image@file://…"`) with `@sanity/import`.
 * @param source - a `.ndjson` file, a `.tar.gz` of `exportDataset`, or the folder of one
 * @param keepUpdatedAt - whether documents keep the time of their last change; their assets are uploaded again
 * @returns the number of documents, and warnings about assets
 * @throws Error when a document or asset can't be imported
 */
export async function importDataset({
  client,
  source,
  operation,
  keepUpdatedAt = false,
}: {
  readonly client: SanityClient
  readonly source: string
  readonly operation: ImportOperation
  readonly keepUpdatedAt?: boolean
}): Promise<{documents: number; warnings: string[]}> {
  const path = resolve(source)
  const input = (await stat(path)).isDirectory() ? path : createReadStream(path)
  // Every request of the import needs the header: later ones strengthen references and set images.
  const importing = keepUpdatedAt
    ? client.withConfig({headers: {[keepUpdatedAtHeader]: 'true'}})
    : client
  const {numDocs, warnings} = await sanityImport(input, {client: importing, operation})
  return {documents: numDocs, warnings: warnings.map(({message}) => message)}
}

/**
 * Documents of `@sanity/preview-url-secret` that give access to drafts. An import renews their dates, so expired
 * links would work again (decision 49).
 */
const secretTypes = ['sanity.previewUrlSecret', 'sanity.previewUrlShareAccess']

/**
 * Exports a dataset and its assets with `@sanity/export`, without the secrets that give access to drafts.
 * @param destination - path of the `.tar.gz`
 */
export async function exportDataset({
  client,
  dataset,
  destination,
}: {
  readonly client: SanityClient
  readonly dataset: string
  readonly destination: string
}): Promise<{documents: number; assets: number}> {
  const outputPath = resolve(destination)
  await mkdir(dirname(outputPath), {recursive: true})
  const {documentCount, assetCount} = await exportFrom({
    client,
    dataset,
    outputPath,
    filterDocument: ({_type}) => !secretTypes.includes(_type),
  })
  return {documents: documentCount, assets: assetCount}
}
