import type {IncomingMessage, ServerResponse} from 'node:http'
import send from 'send'
import type {Kept} from './kept-media.ts'

const withoutContent: ReadonlySet<number | undefined> = new Set([412, 416])

/**
 * Sends a picture or a file from the disk, or the part of it that is asked for (RFC 9110 §13 and §14).
 *
 * @param request - GET or HEAD
 * @param response - that nothing was written to
 * @param kept - what is sent, and the folder that holds its bytes
 * @param onLoss - answers instead, when somebody took the file from the disk
 */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  {folder, found}: {folder: string; found: Kept},
  onLoss: () => void,
): void {
  const before = response.getHeaderNames()
  const restoreHeaders = () => {
    const own = response.getHeaderNames().filter((name) => !before.includes(name))
    for (const name of own) response.removeHeader(name)
  }
  for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value)
  send(request, found.name, {
    root: folder,
    // The folder of the build begins with a dot.
    dotfiles: 'allow',
    etag: false,
    lastModified: false,
    cacheControl: false,
    index: false,
  })
    .on('error', ({status}: {status?: number}) => {
      if (response.headersSent) {
        response.destroy()
        return
      }
      const range = response.getHeader('content-range')
      restoreHeaders()
      if (status === undefined || !withoutContent.has(status)) {
        onLoss()
        return
      }
      // What part of it there is, for who asked for what is beyond its end.
      if (range !== undefined) response.setHeader('content-range', range)
      response.writeHead(status, {'cache-control': 'no-store', 'content-length': 0})
      response.end()
    })
    .pipe(response)
}
