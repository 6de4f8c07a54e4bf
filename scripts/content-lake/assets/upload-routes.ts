import type {FastifyInstance} from 'fastify'
import {httpError} from '#content-lake/http/errors.ts'
import {type LakeRequest, maxAssetBytes} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {transact} from '#content-lake/mutations/transact.ts'
import {descriptionFrom, fileAsset, imageAsset, type NewAsset} from './asset-documents.ts'
import {assetKinds, type AssetKind} from './asset-folder.ts'
import {readImage} from './image-metadata.ts'
import type {Assets} from './open-assets.ts'

/** Adds the upload routes (Sanity HTTP API, "Assets"). */
export function addUploadRoutes(server: FastifyInstance, lake: Lake, assets: Assets): void {
  const options = {config: {needs: 'write'}, bodyLimit: maxAssetBytes} as const
  for (const kind of assetKinds) {
    server.post(`/assets/${kind}/:dataset`, options, async (request) => {
      const {body: bytes} = request
      if (!Buffer.isBuffer(bytes) || bytes.length === 0)
        throw httpError(400, 'The uploaded asset is empty')
      const asset = await assetFor(kind, bytes, request, lake)
      const name = asset.fileName
      const document = await assets.erasure.duringUpload({kind, name}, async () => {
        // The file first, so that no document describes a missing file.
        await assets.folder.store(kind, name, bytes)
        return storeDocument(lake, request, asset)
      })
      return {document}
    })
  }
}

async function assetFor(
  kind: AssetKind,
  bytes: Buffer,
  request: LakeRequest,
  lake: Lake,
): Promise<NewAsset> {
  const described = descriptionFrom(request.address.searchParams)
  const home = {origin: lake.origin(), projectId: lake.projectId, dataset: lake.datasetName}
  return kind === 'images'
    ? imageAsset(bytes, await readImage(bytes), described, home)
    : fileAsset(bytes, request.raw.headers['content-type'], described, home)
}

async function storeDocument(lake: Lake, request: LakeRequest, asset: NewAsset): Promise<unknown> {
  const {_id} = asset.document
  const known = lake.store.dataset.get(_id)
  if (known) return known
  await transact(lake, {author: request.access.identity}, (staged) =>
    staged.createIfNotExists(asset.document),
  )
  // A concurrent upload of the same bytes may still be pending.
  await lake.store.settled()
  return lake.store.dataset.get(_id)
}
