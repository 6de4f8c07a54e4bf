import {extname} from 'node:path'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {toBrotli} from '#lib/content-encoding.ts'

/** What builds hold; anything else is asked of nobody. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
}
const isText = (type: string) => !/^(?:font|image)\/(?!svg)/.test(type)

/** Names as builds make them: nobody looks for more than these. */
const filePath = /^\/[\w./~-]{1,200}$/

/**
 * Serves files of other builds, which other machines run or ran a moment ago (decision 59): with a new build no page
 * that somebody has open loses its code.
 *
 * @param find - asks the other machines
 * @param headers - sent with each of them
 * @returns a handler of requests whose path begins behind `/_next/static`; it calls `next` for what nobody has
 */
export function sharedFiles(
  find: (path: string) => Promise<Buffer | null>,
  headers: readonly (readonly [name: string, value: string])[],
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    const type = contentTypes[extname(path)]
    if (type === undefined || !filePath.test(path)) {
      next()
      return
    }
    void answer(request, response, {path, type}).then((isAnswered) => {
      if (!isAnswered) next()
    })
  }

  /** @returns whether there was anything to answer with */
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    {path, type}: {path: string; type: string},
  ): Promise<boolean> {
    const body = await find(path).catch(() => null)
    if (body === null) return false
    // The request's own was replaced by the one coding that is chosen.
    const isCoded = isText(type) && request.headers['accept-encoding'] === 'br'
    const bytes = isCoded ? await toBrotli(body, 'quick') : body
    response.writeHead(200, {
      ...Object.fromEntries(headers),
      'content-type': type,
      'content-length': bytes.length,
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
      ...(isCoded && {'content-encoding': 'br'}),
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
}
