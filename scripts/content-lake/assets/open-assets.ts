import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import type {Store} from '#content-lake/store/store.ts'
import {AssetErasure} from './asset-erasure.ts'
import {AssetFolder} from './asset-folder.ts'
import {AssetIndex} from './asset-index.ts'
import {Renditions} from './renditions.ts'

export type Assets = Awaited<ReturnType<typeof openAssets>>

/** Opens the assets of a store and completes interrupted erasures. */
export async function openAssets(store: Store, dataDir: string, log: (line: string) => void) {
  const index = new AssetIndex(store.dataset.documents())
  const folder = await AssetFolder.open(join(dataDir, 'assets'))
  // Renditions of version 1.0.0. Those of erased images must not stay.
  await rm(join(dataDir, 'image-cache'), {recursive: true, force: true})
  const renditions = new Renditions()
  const erasure = new AssetErasure({index, folder, renditions, log})
  await erasure.recover(store.history.all())
  store.onCommit((transaction) => erasure.commit(transaction))
  return {folder, index, renditions, erasure}
}
