import {pageCacheHeader} from '#config/next-internals.ts'
import {type Stop, watchResponses} from '#server/watch-process.ts'
import {count} from './site-metrics.ts'

/**
 * Counts the responses of this process by status, and pages that Next rendered or cached, whoever requested them, by
 * the state of its page cache.
 *
 * @returns ends it
 */
export function countAnswers(): Stop {
  return watchResponses((response) => {
    const state = response.getHeader(pageCacheHeader)
    if (typeof state === 'string') count('pages', state.toLowerCase())
    count('answers', String(response.statusCode))
  })
}
