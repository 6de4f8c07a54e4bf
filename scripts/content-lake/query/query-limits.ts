/** The longest query that is parsed, in characters; those of the site and the Studio stay below a tenth of it. */
export const maxQueryLength = 128 * 1024

/** How deep a query may nest: brackets and operators on the way down to any of its words. */
export const maxQueryNesting = 2000

/** The largest body of a query request, its parameters included, in bytes. */
export const maxQueryBytes = 4 * 1024 * 1024

/** The largest answer, in characters. */
export const maxAnswerLength = 64 * 1024 * 1024

/** How queries are evaluated: where, how long, and how many at a time. */
export interface QueryLimits {
  /** Processes that evaluate, each one query at a time. */
  readonly maxProcesses: number
  /** Queries that wait for a process; more are refused. */
  readonly maxWaiting: number
  /** How long a query may take while nobody waits for its process, in milliseconds of processor time. */
  readonly deadlineMs: number
  /**
   * How long any query may take, in milliseconds of processor time: what has taken longer is ended when others wait or
   * its client is gone. A page of a site that is built on a busy machine takes a tenth of it.
   */
  readonly shareMs: number
  /** The memory of a process beside what the documents need, in megabytes. */
  readonly heapMb: number
}

export const defaultQueryLimits: QueryLimits = {
  maxProcesses: 3,
  maxWaiting: 512,
  deadlineMs: 10_000,
  shareMs: 2000,
  heapMb: 512,
}
