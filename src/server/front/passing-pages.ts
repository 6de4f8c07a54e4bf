import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {pipeline} from 'node:stream/promises'
import {chooseEncoding, toBrotli, toGzip, varyByEncoding} from '#lib/content-encoding.ts'
import {keptHeaders, readAnswer} from './ask-next.ts'
import type {PageCache} from './page-cache.ts'
import {isUnchanged, sendPage} from './send-page.ts'
import {isHtml, withStrictPolicy} from './strict-policy.ts'

/** Longer than an editor waits for a draft while the content lake is away. */
const timeoutMs = 30_000

interface Behind {
  cache: Pick<PageCache, 'complete'>
  /** Asks Next in the name of a visitor. */
  ask: (visitor: IncomingMessage, signal: AbortSignal) => Promise<IncomingMessage>
  next: RequestListener
}

/**
 * Answers pages that are not kept: drafts, searches, addresses with a query, the not-found page, a page during an
 * outage. Their HTML is read whole, so that its own inline scripts run and no others (decision 52), and compressed by
 * us. So are drawings, which are text, a third as large then, and which Next does not compress. What is neither is
 * handed on as it comes; where Next cannot be asked, it answers by itself.
 *
 * @param behind - what answers
 */
export function passingPages({cache, ask, next}: Behind) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const left = new AbortController()
    response.once('close', () => left.abort())
    answer(request, response, AbortSignal.any([left.signal, AbortSignal.timeout(timeoutMs)])).catch(
      () => {
        if (response.headersSent || response.destroyed) response.destroy()
        else next(request, response)
      },
    )
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<void> {
    const incoming = await ask(request, signal)
    const cookies = incoming.headers['set-cookie']
    const type = incoming.headers['content-type']
    if (!isHtml(type) && !isDrawing(type)) {
      response.writeHead(incoming.statusCode ?? 500, keptHeaders(incoming.headers))
      await pipeline(incoming, response)
      return
    }
    const found = await readAnswer(incoming)
    const isReading = request.method === 'GET'
    if (isReading && found.isKept) {
      sendPage(request, response, await cache.complete(found))
      return
    }
    const {status, headers, body} = withStrictPolicy(found)
    const vary = varyByEncoding(headers['vary'])
    // A drawing is named by its bytes; the codings of it differ in theirs.
    const etag = isDrawing(type) ? weak(incoming.headers.etag) : undefined
    if (etag !== undefined && isUnchanged(request.headers['if-none-match'], etag)) {
      response.writeHead(304, {...headers, vary, etag}).end()
      return
    }
    const encoding = isReading ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const bytes =
      encoding === 'br'
        ? await toBrotli(body, 'quick')
        : encoding === 'gzip'
          ? await toGzip(body)
          : body
    response.writeHead(status, {
      ...headers,
      ...(cookies && {'set-cookie': cookies}),
      ...(isReading && {'content-length': bytes.length}),
      ...(encoding !== 'identity' && {'content-encoding': encoding}),
      ...(etag !== undefined && {etag}),
      vary,
    })
    response.end(isReading ? bytes : undefined)
  }
}

const isDrawing = (contentType: string | undefined): boolean =>
  contentType?.startsWith('image/svg+xml') === true

const weak = (etag: string | undefined) => etag && `W/${etag.replace(/^W\//, '')}`
