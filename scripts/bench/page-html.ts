import {once} from 'node:events'
import {createServer, request} from 'node:http'
import {gzipSync} from 'node:zlib'
import {toBrotli} from '#lib/content-encoding.ts'

/** Serves pages of a site without scripts, compressed at the highest level, and relays every other request. */
export async function serveStaticCopies(
  origin: string,
  port: number,
  paths: readonly string[],
): Promise<{origin: string; stop: () => void}> {
  const copies = new Map<string, Buffer>()
  for (const path of paths) {
    const html = withoutScripts(await fetchText(origin + path))
    copies.set(path, await toBrotli(Buffer.from(html), 'best'))
  }
  const server = createServer((incoming, outgoing) => {
    const {url = '/', headers} = incoming
    const copy = copies.get(url)
    if (copy !== undefined) {
      const type = {'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br'}
      outgoing.writeHead(200, {...type, 'content-length': copy.length}).end(copy)
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
  await once(server.listen(port), 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return {origin: `http://localhost:${port}`, stop}
}

/** Removes scripts and their preloads from HTML; structured data (`ld+json`) stays. */
export const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\sas="script"[^>]*>/g, '')

/** @throws Error when the response is not a success */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(60_000)})
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`)
  return await response.text()
}

/** Returns the gzipped size in bytes of the scripts that a page loads in browsers with modules. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await fetchText(url)
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? [])
  const addresses = [...named, ...deferredScripts(html)].map((path) => new URL(path, url).href)
  const scripts = await Promise.all([...new Set(addresses)].map(fetchText))
  return scripts.reduce((sum, script) => sum + gzipSync(script).byteLength, 0)
}

/** Scripts that the edge server defers (decision 54). */
const deferredScripts = (html: string) =>
  (/const sources=(\[[^\]]*\])/.exec(html)?.[1]?.match(/[^"[\],]+/g) ?? []).filter((source) =>
    source.startsWith('/'),
  )
