import type {Lake} from '#content-lake/lake.ts'
import {transact} from '#content-lake/mutations/transact.ts'

/** Updates the URLs in asset documents after the lake's port changed. The Studio shows images by these URLs. */
export async function updateAssetUrls(lake: Lake): Promise<void> {
  const view = lake.store.dataset.view('raw')
  const assets = [...view.ofType('sanity.imageAsset'), ...view.ofType('sanity.fileAsset')]
  const home = `/${lake.projectId}/${lake.datasetName}/`
  const moved = assets.flatMap(({_id, path, url}) => {
    if (typeof path !== 'string' || typeof url !== 'string' || !path.includes(home)) return []
    const address = `${lake.origin()}/${path}`
    return url === address ? [] : [{_id, address}]
  })
  if (moved.length === 0) return
  await transact(lake, {author: 'system'}, (staged) => {
    for (const {_id, address} of moved) staged.patch(_id, {set: {url: address}})
  })
}
