import {join} from 'node:path'
import type {Store} from '#content-lake/store/store.ts'
import {AssetErasure} from './asset-erasure.ts'
import {AssetFolder} from './asset-folder.ts'
import {AssetIndex} from './asset-index.ts'
import {ImageCache} from './image-cache.ts'
import {ImageRenderer} from './image-renderer.ts'

export interface Assets {
  readonly folder: AssetFolder
  readonly index: AssetIndex
  readonly cache: ImageCache
  readonly renderer: ImageRenderer
  readonly erasure: AssetErasure
}

/** Opens the assets of a store and completes interrupted erasures. */
export async function openAssets(
  store: Store,
  dataDir: string,
  log: (line: string) => void,
): Promise<Assets> {
  const index = new AssetIndex(store.dataset.documents())
  const folder = await AssetFolder.open(join(dataDir, 'assets'))
  const cache = await ImageCache.open(join(dataDir, 'image-cache'), (name) =>
    index.has({kind: 'images', name}),
  )
  const erasure = new AssetErasure({index, folder, cache, log})
  await erasure.recover(store.history.all())
  store.onCommit((transaction) => erasure.commit(transaction))
  return {folder, index, cache, renderer: new ImageRenderer(), erasure}
}
