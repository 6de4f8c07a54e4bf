import {once} from 'node:events'
import {createServer, request} from 'node:http'
import {toBrotli} from '#lib/content-encoding.ts'

/**
 * Serves copies of a site's pages without any script, with the best compression; everything else is the site's own
 * answer.
 *
 * @param origin - of the site
 * @param port - where the copies are served
 * @param paths - of the pages
 * @returns their origin, and what ends it
 * @throws when a page does not answer
 */
export async function serveStaticCopies(
  origin: string,
  port: number,
  paths: readonly string[],
): Promise<{origin: string; stop: () => void}> {
  const copies = new Map<string, Buffer>()
  for (const path of paths) {
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    copies.set(path, await toBrotli(Buffer.from(withoutScripts(await answer.text())), 'best'))
  }
  const server = createServer((incoming, outgoing) => {
    const {url = '/', headers} = incoming
    const copy = copies.get(url)
    if (copy !== undefined) {
      outgoing.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': copy.length,
      })
      outgoing.end(copy)
      return
    }
    request(origin + url, {headers: {...headers, host: new URL(origin).host}})
      .on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      .on('error', () => outgoing.destroy())
      .end()
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @returns HTML in which nothing runs and no script is asked for; data for machines is no script and stays */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\sas="script"[^>]*>/g, '')
