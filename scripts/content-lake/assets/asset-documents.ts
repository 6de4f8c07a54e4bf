import {createHash} from 'node:crypto'
import {extname} from 'node:path'
import {randomId} from '#content-lake/documents/document-ids.ts'
import {contentTypeOf} from '#content-lake/http/content-types.ts'
import type {DocumentStub} from '#content-lake/mutations/mutation-schema.ts'
import type {ImageFacts} from './image-metadata.ts'

export interface AssetHome {
  readonly origin: string
  readonly projectId: string
  readonly dataset: string
}

/** A new asset: its document and the name of its file. */
export interface NewAsset {
  readonly document: DocumentStub & {readonly _id: string}
  readonly fileName: string
}

/** Returns the document of an image, with the same id as on hosted Sanity. */
export function imageAsset(
  bytes: Buffer,
  {width, height, extension, mimeType, metadata}: ImageFacts,
  described: Readonly<Record<string, unknown>>,
  home: AssetHome,
): NewAsset {
  const name = `${sha1(bytes)}-${width}x${height}`
  return assetOf('image', name, {...described, extension, mimeType, metadata}, bytes, home)
}

/** Returns the document of a file, with the same id as on hosted Sanity. */
export function fileAsset(
  bytes: Buffer,
  contentType: string | undefined,
  described: Readonly<Record<string, unknown>>,
  home: AssetHome,
): NewAsset {
  const filename = described['originalFilename']
  const extension = extensionOf(typeof filename === 'string' ? filename : '')
  const known = contentTypeOf(`file.${extension}`).split(';')[0]
  const mimeType = known === 'application/octet-stream' ? (contentType ?? known) : known
  return assetOf('file', sha1(bytes), {...described, extension, mimeType}, bytes, home)
}

function assetOf(
  kind: 'image' | 'file',
  name: string,
  fields: Readonly<Record<string, unknown>> & {readonly extension: string},
  bytes: Buffer,
  {origin, projectId, dataset}: AssetHome,
): NewAsset {
  const fileName = `${name}.${fields.extension}`
  const path = `${kind}s/${projectId}/${dataset}/${fileName}`
  return {
    fileName,
    document: {
      ...fields,
      _id: `${kind}-${name}-${fields.extension}`,
      _type: `sanity.${kind}Asset`,
      assetId: sha1(bytes),
      sha1hash: sha1(bytes),
      size: bytes.length,
      uploadId: randomId(),
      path,
      url: `${origin}/${path}`,
    },
  }
}

/** Reads the descriptive fields of an upload from its URL. */
export function descriptionFrom(search: URLSearchParams): Record<string, unknown> {
  const text = (parameter: string, field = parameter) => {
    const value = search.get(parameter)
    return value === null ? {} : {[field]: value}
  }
  const source = {
    ...text('sourceId', 'id'),
    ...text('sourceName', 'name'),
    ...text('sourceUrl', 'url'),
  }
  return {
    ...text('label'),
    ...text('title'),
    ...text('description'),
    ...text('creditLine'),
    ...text('filename', 'originalFilename'),
    ...('id' in source ? {source} : {}),
  }
}

function extensionOf(filename: string): string {
  const extension = extname(filename).slice(1).toLowerCase()
  return /^[a-z0-9]{1,10}$/.test(extension) ? extension : 'bin'
}

function sha1(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex')
}
