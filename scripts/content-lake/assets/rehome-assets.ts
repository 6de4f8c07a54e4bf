import type {Lake} from '#content-lake/lake.ts'
import {transact} from '#content-lake/mutations/transact.ts'

/**
 * Corrects the addresses in asset documents after the lake has moved to another port, so that the
 * Studio, which uses them as they are, shows the pictures.
 */
export async function rehomeAssets(lake: Lake): Promise<void> {
  const view = lake.store.dataset.view('raw')
  const assets = [...view.ofType('sanity.imageAsset'), ...view.ofType('sanity.fileAsset')]
  const home = `/${lake.projectId}/${lake.datasetName}/`
  const moved = assets.flatMap(({_id, path, url}) => {
    if (typeof path !== 'string' || typeof url !== 'string' || !path.includes(home)) return []
    const address = `${lake.origin()}/${path}`
    return url === address ? [] : [{_id, address}]
  })
  if (moved.length === 0) return
  await transact(lake, {author: 'system', dryRun: false, waitForWrites: false}, (staged) => {
    for (const {_id, address} of moved) staged.patch(_id, {set: {url: address}})
  })
}
