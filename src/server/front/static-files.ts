import {existsSync} from 'node:fs'
import sirv, {type RequestHandler} from 'sirv'

/** The names change whenever the files do. */
const maxAgeS = 31_536_000

/** Where the files of a build are asked for. */
export const staticPrefix = '/_next/static'

/**
 * Serves the files of a build from disk, in the coding that was made when it was built. The list of files is read once.
 *
 * @param folder - `.next/static`
 * @param headers - sent with each of them
 * @returns a handler of requests whose path begins behind {@link staticPrefix}; it calls `next` for a name that is none
 * @throws when there is no build
 */
export function staticFiles(
  folder: string,
  headers: readonly (readonly [name: string, value: string])[],
): RequestHandler {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run \`npm start\`, which builds.`)
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: maxAgeS,
    extensions: [],
    setHeaders: (response) => {
      for (const [name, value] of headers) response.setHeader(name, value)
    },
  })
  return (request, response, next) => {
    // sirv pipes, and `pipe` leaves the file open when the response closes before its end.
    response.once('pipe', (source) => response.once('close', () => source.destroy()))
    serve(request, response, next)
  }
}
