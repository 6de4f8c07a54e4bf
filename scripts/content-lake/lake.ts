import type {QueryCache} from './query/query-cache.ts'
import type {QueryPool} from './query/query-pool.ts'
import type {Store} from './store/store.ts'

/** State shared by the request handlers: one dataset of one project. */
export interface Lake {
  readonly projectId: string
  readonly datasetName: string
  readonly store: Store
  readonly queries: QueryPool
  readonly queryCache: QueryCache
  /** Base URL of the lake, known once it listens. */
  readonly origin: () => string
  readonly log: (line: string) => void
  /** Resolves once the files of the assets that a transaction deleted are erased. */
  readonly assetsErased: (transactionId: string) => Promise<void>
}
