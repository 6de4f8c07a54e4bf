import {pageCacheHeader} from '#config/next-internals.ts'
import {type Stop, watchResponses} from '#server/watch-process.ts'
import {count} from './site-metrics.ts'

/** Counts responses by status, and pages from Next by their cache state. */
export function countResponses(): Stop {
  return watchResponses((response) => {
    const state = response.getHeader(pageCacheHeader)
    if (typeof state === 'string') count('pages', state.toLowerCase())
    count('responses', String(response.statusCode))
  })
}
