import {existsSync} from 'node:fs'
import {mkdir, unlink} from 'node:fs/promises'
import {join} from 'node:path'
import {Dataset} from './dataset.ts'
import {DatasetFile, replaceFile} from './dataset-file.ts'
import {History, type HistoryLimits} from './history.ts'
import {recover} from './recovery.ts'
import {Store} from './store.ts'
import {transactionLine} from './transaction.ts'

export interface StoreOptions {
  readonly folder: string
  readonly projectId: string
  readonly dataset: string
  readonly log: (line: string) => void
  readonly history?: HistoryLimits
  readonly compactAboveBytes?: number
}

const defaultHistory: HistoryLimits = {transactions: 10_000, bytes: 64 << 20}
const defaultCompactAboveBytes = 32 << 20

/**
 * Opens a dataset, or creates an empty one.
 * @throws Error naming file and line when the file is damaged anywhere but at its end
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const {folder, projectId, log} = options
  await mkdir(folder, {recursive: true})
  const path = join(folder, `${options.dataset}.ndjson`)
  const header = `${JSON.stringify({contentLake: 1, projectId, dataset: options.dataset})}\n`
  await unlink(`${path}.new`).catch(() => undefined)
  // Atomic, so a crash can't leave a file without a header.
  if (!existsSync(path)) await replaceFile(path, [header])
  const {documents, transactions} = await recover(path, log)
  const dataset = new Dataset(documents.values())
  const history = new History(options.history ?? defaultHistory, transactions)
  const file = await DatasetFile.open(path)
  function* snapshot(): Generator<string> {
    yield header
    for (const document of history.baseOf(dataset.documents()).values()) {
      yield `${JSON.stringify({document})}\n`
    }
    for (const transaction of history.all()) yield transactionLine(transaction)
  }
  const compactAboveBytes = options.compactAboveBytes ?? defaultCompactAboveBytes
  return new Store({dataset, history, file, snapshot, compactAboveBytes, log})
}
