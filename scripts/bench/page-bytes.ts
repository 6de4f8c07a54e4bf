import {gzipSync} from 'node:zlib'

/** What a visitor's browser fetches for a page before anything is opened, gzipped, in bytes. */
export interface PageBytes {
  html: number
  javascript: number
  scripts: number
}

/**
 * Measures a page of a running site: its HTML and every script it names or will add, except those for browsers without
 * modules.
 *
 * @param url - the page
 * @throws Error when the page or a script does not answer
 */
export async function pageBytes(url: string): Promise<PageBytes> {
  const html = await fetchText(url)
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1])
    .filter((source) => source !== undefined)
  const sources = [...named, ...lateSources(html)]
  const addresses = [...new Set(sources)].map((source) => new URL(source, url).href)
  const scripts = await Promise.all(addresses.map(fetchText))
  return {
    html: gzippedSize(html),
    javascript: scripts.reduce((sum, script) => sum + gzippedSize(script), 0),
    scripts: scripts.length,
  }
}

/** The scripts that the edge server defers (decision 54). */
const lateSources = (html: string) =>
  (/const sources=(\[[^\]]*\])/.exec(html)?.[1]?.match(/[^"[\],]+/g) ?? []).filter((source) =>
    source.startsWith('/'),
  )

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return await response.text()
}

const gzippedSize = (text: string) => gzipSync(text).byteLength
