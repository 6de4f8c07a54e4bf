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
  facts: ImageFacts,
  described: Readonly<Record<string, unknown>>,
  home: AssetHome,
): NewAsset {
  const {width, height, extension, mimeType, metadata} = facts
  const sha1hash = sha1(bytes)
  const size = `${width}x${height}`
  const fileName = `${sha1hash}-${size}.${extension}`
  return {
    fileName,
    document: {
      ...described,
      _id: `image-${sha1hash}-${size}-${extension}`,
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType,
      size: bytes.length,
      uploadId: randomId(),
      ...addressOf('images', fileName, home),
      metadata,
    },
  }
}

/** Returns the document of a file, with the same id as on hosted Sanity. */
export function fileAsset(
  bytes: Buffer,
  contentType: string | undefined,
  described: Readonly<Record<string, unknown>>,
  home: AssetHome,
): NewAsset {
  const sha1hash = sha1(bytes)
  const filename = described['originalFilename']
  const extension = extensionOf(typeof filename === 'string' ? filename : '')
  const fileName = `${sha1hash}.${extension}`
  const known = contentTypeOf(fileName).split(';')[0]
  return {
    fileName,
    document: {
      ...described,
      _id: `file-${sha1hash}-${extension}`,
      _type: 'sanity.fileAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: known === 'application/octet-stream' ? (contentType ?? known) : known,
      size: bytes.length,
      uploadId: randomId(),
      ...addressOf('files', fileName, home),
    },
  }
}

export function addressOf(
  kind: 'images' | 'files',
  fileName: string,
  {origin, projectId, dataset}: AssetHome,
): {path: string; url: string} {
  const path = `${kind}/${projectId}/${dataset}/${fileName}`
  return {path, url: `${origin}/${path}`}
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
