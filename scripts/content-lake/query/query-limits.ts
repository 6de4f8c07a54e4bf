/** Characters of a query. The longest of the site and the Studio have less than a tenth of it. */
export const maxQueryLength = 128 * 1024

/** Bytes of a query request including parameters. */
export const maxQueryBytes = 4 * 1024 * 1024

/** Characters of a result. */
export const maxResultLength = 64 * 1024 * 1024

export interface QueryLimits {
  /** Processes that each evaluate one query at a time. */
  readonly maxProcesses: number
  /** Queued queries; above this, requests get 503. */
  readonly maxWaiting: number
  /** CPU time of a query when none is queued. */
  readonly deadlineMs: number
  /** CPU time when others are queued or the client has disconnected. Pages of the site take a tenth of it. */
  readonly shareMs: number
  /** Memory of a process in addition to the documents. */
  readonly heapMb: number
}

export const defaultQueryLimits: QueryLimits = {
  maxProcesses: 3,
  maxWaiting: 512,
  deadlineMs: 10_000,
  shareMs: 2000,
  heapMb: 512,
}
