import {requireWrite} from '#content-lake/auth/access.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {maxAssetBytes, type LakeRequest, readBody} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import {transact} from '#content-lake/mutations/transact.ts'
import {descriptionFrom, fileAsset, imageAsset, type NewAsset} from './asset-documents.ts'
import {assetKinds, type AssetKind} from './asset-folder.ts'
import {readImage} from './image-metadata.ts'
import type {Assets} from './open-assets.ts'

/** Returns the upload routes (Sanity HTTP API, "Assets"). */
export function uploadRoutes(lake: Lake, {folder, erasure}: Assets): Route[] {
  return assetKinds.map((kind) => ({
    method: 'POST',
    path: `/assets/${kind}/:dataset`,
    handle: async (request, response) => {
      requireWrite(request.access)
      requireDataset(lake, request)
      const bytes = await readBody(request.incoming, maxAssetBytes)
      if (bytes.length === 0) throw httpError(400, 'The uploaded asset is empty')
      const asset = await assetFor(kind, bytes, request, lake)
      const document = await erasure.duringUpload({kind, name: asset.fileName}, async () => {
        // The file first, so that no document describes a missing file.
        await folder.store(kind, asset.fileName, bytes)
        return storeDocument(lake, request, asset)
      })
      sendJson(response, 200, {document})
    },
  }))
}

async function assetFor(
  kind: AssetKind,
  bytes: Buffer,
  request: LakeRequest,
  lake: Lake,
): Promise<NewAsset> {
  const described = descriptionFrom(request.url.searchParams)
  const home = {origin: lake.origin(), projectId: lake.projectId, dataset: lake.datasetName}
  return kind === 'images'
    ? imageAsset(bytes, await readImage(bytes), described, home)
    : fileAsset(bytes, request.incoming.headers['content-type'], described, home)
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
