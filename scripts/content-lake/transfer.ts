import {createReadStream} from 'node:fs'
import {mkdir, stat} from 'node:fs/promises'
import {dirname, resolve} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {exportDataset as exportFrom} from '@sanity/export'
import {sanityImport} from '@sanity/import'

/** What happens to documents that are there already. */
export type ImportOperation = 'create' | 'createIfNotExists' | 'createOrReplace'

/**
 * Imports documents and the assets they name (`_sanityAsset: "image@file://…"`) with the official
 * importer, into a local lake or hosted Sanity, whichever the client talks to.
 * @param source a `.ndjson` file, a `.tar.gz` as `exportDataset` writes it, or the folder of one.
 * @returns how many documents were imported, and warnings about assets.
 * @throws Error when a document or asset cannot be imported.
 */
export async function importDataset({
  client,
  source,
  operation,
}: {
  readonly client: SanityClient
  readonly source: string
  readonly operation: ImportOperation
}): Promise<{documents: number; warnings: string[]}> {
  const path = resolve(source)
  const input = (await stat(path)).isDirectory() ? path : createReadStream(path)
  const {numDocs, warnings} = await sanityImport(input, {client, operation})
  return {documents: numDocs, warnings: warnings.map(({message}) => message)}
}

/**
 * What opens drafts (`@sanity/preview-url-secret`). A copy of a dataset may lie anywhere; and who imports it gives all
 * of it a new date, so that a link that had ended would open drafts again (decision 75).
 */
const secretTypes = ['sanity.previewUrlSecret', 'sanity.previewUrlShareAccess']

/**
 * Exports a dataset with its assets, without the secrets that open drafts, with the official exporter.
 * @param destination the `.tar.gz` to write.
 * @returns how many documents and assets it holds.
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
