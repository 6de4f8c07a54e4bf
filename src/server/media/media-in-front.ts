import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {buffer} from 'node:stream/consumers'
import {Readable} from 'node:stream'
import {
  chooseEncoding,
  type Encoding,
  toBrotli,
  toGzip,
  varyByEncoding,
} from '#lib/content-encoding.ts'
import {parseMediaRequest} from '#model/media-variants.ts'
import type {KeptMedia} from './kept-media.ts'
import {sendKept} from './send-kept.ts'

/** Asks Next for a picture or a file, whatever is kept. */
export type AskForMedia = (
  url: string,
  headers: Record<string, string>,
) => Promise<{status: number; headers: Record<string, string>; body: Readable}>

/** What is fetched for the disk at the same time: it must not keep anything from a visitor. */
const maxFetches = 2
/** How much may wait for that; what is asked for once more is noticed once more. */
const maxWaiting = 200

/** Thrown when the lake does not hand something out now. */
class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** An answer as one kind of browser takes it. */
interface Variant {
  url: string
  asset: string
  /** Whether the browser takes pictures in WebP: all that the lake looks at. */
  takesWebp: boolean
  /** Drawings are text. */
  encoding: Encoding
}

const webp = 'image/webp'
/** Below `/media`, and no address of a picture or a file: Next returns 404. */
const noMedia = '/media/none'

/**
 * Answers pictures and files of the local lake from the site's own disk (decision 103). What is not kept is asked of
 * Next, whose answer goes to the visitor untouched, and then fetched for the next one.
 *
 * @param kept - what is on the disk
 * @param ask - asks Next
 */
export function mediaInFront(kept: KeptMedia, ask: AskForMedia) {
  const waiting = new Map<string, Variant>()
  let fetches = 0

  /**
   * @param request - GET or HEAD
   * @param next - answers what is not kept
   * @returns whether the address is below `/media`; only then it is answered
   */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: RequestListener,
  ): boolean {
    if (!/^\/media(?:[/?]|$)/.test(request.url ?? '')) return false
    const variant = variantOf(request)
    if (variant === null) {
      // Next drops an empty query, and would answer another spelling of an address.
      request.url = noMedia
      next(request, response)
      return true
    }
    const key = keyOf(variant)
    const found = kept.find(key)
    if (found === undefined) {
      response.once('finish', () => {
        if (request.method === 'GET' && isThere.has(response.statusCode)) keepLater(variant)
      })
      next(request, response)
      return true
    }
    sendKept(request, response, {folder: kept.folder, found}, () => {
      kept.forget(key)
      next(request, response)
    })
    return true
  }

  function keepLater(variant: Variant): void {
    if (waiting.size < maxWaiting) waiting.set(keyOf(variant), variant)
    while (fetches < maxFetches && waiting.size > 0) void fetchNext()
  }

  async function fetchNext(): Promise<void> {
    const [first] = waiting
    if (first === undefined) return
    const [key, variant] = first
    waiting.delete(key)
    fetches += 1
    // Nothing is lost: the next visitor's answer comes from the lake as well.
    await keep(variant).catch(() => undefined)
    fetches -= 1
    if (fetches < maxFetches) void fetchNext()
  }

  async function keep(variant: Variant): Promise<void> {
    const key = keyOf(variant)
    if (kept.find(key) !== undefined) return
    await kept.keep(key, variant.asset, async () => {
      const {url, takesWebp, encoding} = variant
      const found = await ask(url, takesWebp ? {accept: webp} : {})
      if (found.status === 200) return await coded(found, encoding)
      found.body.resume()
      if (found.status === 503) throw new UnavailableError(`${url} cannot be had now`)
      return null
    })
  }

  return {
    answer,

    /**
     * Makes sure that a file is kept, before anybody asks for it.
     *
     * @param url - its address on this site
     * @throws when it cannot be had now
     */
    async prepare(url: string): Promise<void> {
      const variant = variantOf({url, headers: {}})
      if (variant === null) throw new TypeError(`${url} is no address of a picture or a file`)
      await keep(variant)
    },
  }
}

/** What the visitor got shows that the whole is there: 304 and 206, too. */
const isThere: ReadonlySet<number> = new Set([200, 206, 304])

function variantOf({url = '', headers}: Pick<IncomingMessage, 'url' | 'headers'>): Variant | null {
  const asked = parseMediaRequest(url)
  if (asked === null) return null
  const isDrawing = asked.file.endsWith('.svg')
  return {
    url,
    asset: asked.file,
    takesWebp: asked.kind === 'images' && !isDrawing && headers.accept?.includes(webp) === true,
    encoding: isDrawing ? chooseEncoding(headers['accept-encoding']) : 'identity',
  }
}

const keyOf = ({url, takesWebp, encoding}: Variant) =>
  [url, ...(takesWebp ? [webp] : []), encoding].join(' ')

/** The same as the edge server makes of a drawing for each visitor, in the best compression. */
async function coded(
  {headers, body}: {headers: Record<string, string>; body: Readable},
  encoding: Encoding,
): Promise<{headers: Record<string, string>; body: Readable}> {
  const {etag} = headers
  if (headers['content-type']?.startsWith('image/svg+xml') !== true) return {headers, body}
  const bytes = await buffer(body)
  const codedBytes =
    encoding === 'br'
      ? await toBrotli(bytes, 'best')
      : encoding === 'gzip'
        ? await toGzip(bytes)
        : bytes
  return {
    headers: {
      ...headers,
      vary: varyByEncoding(headers['vary']),
      ...(etag !== undefined && {etag: `W/${etag}`}),
      ...(encoding !== 'identity' && {'content-encoding': encoding}),
    },
    body: Readable.from([codedBytes]),
  }
}
