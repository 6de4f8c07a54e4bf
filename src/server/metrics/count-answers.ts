import {subscribe, unsubscribe} from 'node:diagnostics_channel'
import {IncomingMessage, ServerResponse} from 'node:http'
import {pageCacheHeader} from '#config/next-internals.ts'
import type {Stop} from '#server/watch-process.ts'
import {count} from './site-metrics.ts'

const channel = 'http.server.response.finish'

/**
 * Counts what this process answers: visitors' answers by status, and pages that Next answered, whoever asked, by the
 * state of its page cache.
 *
 * @returns ends it
 */
export function countAnswers(): Stop {
  const receive = (message: unknown) => {
    if (typeof message !== 'object' || message === null) return
    const request: unknown = Reflect.get(message, 'request')
    const response: unknown = Reflect.get(message, 'response')
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return
    const state = response.getHeader(pageCacheHeader)
    if (typeof state === 'string') count('pages', state.toLowerCase())
    count('answers', String(response.statusCode))
  }
  subscribe(channel, receive)
  return () => void unsubscribe(channel, receive)
}
