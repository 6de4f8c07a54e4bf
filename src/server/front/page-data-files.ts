import type {IncomingMessage, ServerResponse} from 'node:http'
import {fromBrotli, toBrotli, toGzip, type Encoding} from '#lib/content-encoding.ts'
import {withStyles} from './late-data.ts'
import type {Page, PageCache} from './page-cache.ts'
import {staticPrefix} from './static-files.ts'

/** What says where the data of a page is found. */
export interface DataPlace {
  /** The build that the page is from. */
  build: string
  /** Of the page: a process that was started again has it made first. */
  path: string
}

/** Behind {@link staticPrefix}: the build, and the name. */
const filePath = /^\/page-data\/([\w-]+)\/([\w-]{22})\.txt$/
const pagePath = /^\/[\w/-]*$/
const wholeParameter = 'whole'

/**
 * Writes the address of a page's data.
 *
 * @param place - of the page
 * @param name - of the data
 */
export const dataAddress = ({build, path}: DataPlace, name: string): string =>
  `${staticPrefix}/page-data/${build}/${name}.txt?page=${encodeURIComponent(path)}`

interface Options {
  cache: Pick<PageCache, 'get' | 'withData'>
  /** Asks the other machines for data by its name, compressed with Brotli; with one machine there are none. */
  find: (name: string) => Promise<Buffer | null>
  /** Of this process. */
  build: string
  /** Sent with each of them. */
  headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Serves what was taken out of pages (decision 86): the data by its name, or whole, with the styles that the page has
 * as well, for a browser in which these are no longer what they were. A process that does not know the name asks the
 * others, which may run other builds, and then makes the page.
 *
 * @returns a handler of requests whose path begins behind `/_next/static` and whose `Accept-Encoding` is one coding; it
 *   calls `next` for anything else
 */
export function pageDataFiles({cache, find, build, headers}: Options) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const [, ofBuild, name] = filePath.exec(path) ?? []
    if (name === undefined) {
      next()
      return
    }
    const parameters = new URLSearchParams(query)
    answer(request, response, {name, isOwn: ofBuild === build, parameters}).then(
      (isAnswered) => {
        if (!isAnswered) next()
      },
      () => next(),
    )
  }

  /** @returns whether there was anything to answer with */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    {name, isOwn, parameters}: {name: string; isOwn: boolean; parameters: URLSearchParams},
  ): Promise<boolean> {
    const isWhole = parameters.has(wholeParameter)
    const encoding = encodingOf(request)
    const kept = cache.withData(name)
    if (kept === null && !isWhole) {
      const found = await find(name)
      if (found !== null) {
        send(request, response, {bytes: await inCoding(found, encoding), encoding, isNamed: true})
        return true
      }
    }
    const page = kept ?? (isOwn ? await make(parameters.get('page') ?? '') : null)
    if (page?.data == null) return false
    const isNamed = page.data.name === name
    // Of a page that was rendered anew, other data may be as good; it has its own marks, though.
    if (!isNamed && !isWhole) return false
    const bytes = isWhole ? await wholeOf(page, encoding) : page.data.bytes[encoding]
    send(request, response, {bytes, encoding, isNamed})
    return true
  }

  async function make(path: string): Promise<Page | null> {
    return pagePath.test(path) ? await cache.get(path) : null
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    {bytes, encoding, isNamed}: {bytes: Buffer; encoding: Encoding; isNamed: boolean},
  ): void {
    response.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': 'text/plain; charset=utf-8',
      'content-length': bytes.length,
      'cache-control': isNamed ? 'public,max-age=31536000,immutable' : 'private,no-store',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && {'content-encoding': encoding}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** The request's own was replaced by the one coding that is chosen. */
const encodingOf = ({headers}: IncomingMessage): Encoding => {
  const accepted = headers['accept-encoding']
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}

/** Browsers take Brotli: others are hardly ever asked for. */
async function inCoding(brotli: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli
  const text = await fromBrotli(brotli)
  return encoding === 'gzip' ? await toGzip(text) : text
}

/** Asked for by hardly anybody: it is put together and compressed each time. */
async function wholeOf({bytes, data}: Page, encoding: Encoding): Promise<Buffer> {
  const text = data?.bytes.identity.toString() ?? ''
  const whole = Buffer.from(withStyles(text, bytes.identity.toString()))
  if (encoding === 'identity') return whole
  return encoding === 'br' ? await toBrotli(whole, 'quick') : await toGzip(whole)
}
