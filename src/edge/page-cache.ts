import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {toBrotli, toGzip, type Encoding, varyByEncoding} from '#lib/content-encoding.ts'
import {pageCacheHeader} from '#config/next-internals.ts'
import type {OriginResponse} from './origin.ts'

type Encoded = Record<Encoding, Buffer>

/** A response in every encoding. */
export interface Page {
  status: number
  headers: Record<string, string>
  bytes: Encoded
  /** Weak, because the encodings differ in their bytes (RFC 9110 §8.8.1). */
  etag: string
  hits: number
  /** React's data, as a script. */
  data: Encoded | null
}

interface Entry {
  digest: string
  generation: number
  /** Time of the last comparison with Next's copy, by `performance.now()`. */
  checkedAt: number
}

interface Options {
  /** Fetches a page from Next within a deadline, or throws. */
  load: (path: string) => Promise<OriginResponse>
  /** Age at which a page is compared with Next's copy without a publication. */
  recheckMs: number
  /** How long requests share an uncacheable response. Repeated requests would slow down Next's rendering. */
  holdStaleMs?: number
  /** Maximum size of all pages together. */
  maxBytes: number
  transform?: (
    response: OriginResponse,
    digest: string,
  ) => Pick<OriginResponse, 'status' | 'headers' | 'body'> & {data?: string | null}
}

/** More paths than a site has pages; bounds the memory that made-up paths use. */
const maxPaths = 20_000

/** The best compression takes half a second of CPU time, so only pages that many visitors request get it. */
const recompressAfterHits = 10

/** How long no other page may have qualified before recompression begins. */
const idleMs = 1000

/**
 * Caches responses of Next's page cache, compressed. It never makes a page stale: after {@link invalidate} a request
 * waits for Next, and every few seconds a page is compared with Next's copy in the background (decision 14).
 */
export class PageCache {
  readonly #options: Options
  readonly #entries = new LRUCache<string, Entry>({max: maxPaths})
  /** By the digest of Next's response. */
  readonly #pages: LRUCache<string, Page>
  /** Requests to Next in flight, by path. */
  readonly #pending = new Map<string, {generation: number; page: Promise<Page | null>}>()
  readonly #toCompress = new Set<string>()
  #generation = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({bytes, data}) => sizeOf(bytes) + sizeOf(data ?? {}),
    })
  }

  /** Makes the next request for each page wait for Next; equal responses reuse their compressed bytes. */
  invalidate(): void {
    this.#generation += 1
  }

  /**
   * @returns synchronously when the page is cached; `null` when Next's response is for one visitor only
   * @throws when Next doesn't respond
   */
  get(path: string): Page | Promise<Page | null> {
    const entry = this.#entries.get(path)
    const page = this.find(path)
    if (entry === undefined || page === null) return this.#load(path)
    page.hits += 1
    if (page.hits === recompressAfterHits) this.#compressLater(entry.digest)
    if (performance.now() - entry.checkedAt > this.#options.recheckMs) {
      // Set before the comparison, so that concurrent requests start only one.
      entry.checkedAt = performance.now()
      this.#load(path).catch(() => undefined)
    }
    return page
  }

  /** @returns a cached page without a request to Next; `null` when it is missing or invalidated */
  find(path: string): Page | null {
    const entry = this.#entries.get(path)
    if (entry?.generation !== this.#generation) return null
    return this.#pages.get(entry.digest) ?? null
  }

  /** @returns the last copy of a page, even when it is invalidated */
  findStale(path: string): Page | null {
    const entry = this.#entries.get(path)
    return (entry && this.#pages.get(entry.digest)) ?? null
  }

  /** @returns the page that was made from this response of Next; `null` when it is no longer kept */
  findVersion(digest: string): Page | null {
    return this.#pages.get(digest) ?? null
  }

  /** Compresses a shared response, once for all equal ones, without caching it under a path. */
  async encode(response: OriginResponse): Promise<Page> {
    const digest = digestOf(response)
    return this.#pages.get(digest) ?? (await this.#encode(response, digest))
  }

  #load(path: string): Promise<Page | null> {
    const generation = this.#generation
    const pending = this.#pending.get(path)
    // A response requested before a publication may be outdated.
    if (pending?.generation === generation) return pending.page
    const page = this.#fetch(path, generation).finally(() => {
      const end = () => {
        if (this.#pending.get(path)?.page === page) this.#pending.delete(path)
      }
      const {holdStaleMs = 0} = this.#options
      if (holdStaleMs === 0 || this.find(path) !== null) end()
      else setTimeout(end, holdStaleMs).unref()
    })
    this.#pending.set(path, {generation, page})
    return page
  }

  async #fetch(path: string, generation: number): Promise<Page | null> {
    const response = await this.#options.load(path)
    const digest = digestOf(response)
    const page = response.isShared ? await this.encode(response) : null
    const state = response.headers[pageCacheHeader]
    // Equal responses share one copy; it reports the latest cache state.
    if (page !== null && state !== undefined) page.headers[pageCacheHeader] = state
    if (generation === this.#generation) {
      if (response.isCacheable)
        this.#entries.set(path, {digest, generation, checkedAt: performance.now()})
      else this.#entries.delete(path)
    }
    return page
  }

  async #encode(response: OriginResponse, digest: string): Promise<Page> {
    const made = this.#options.transform?.(response, digest) ?? response
    const {status, headers, body, data} = {data: null, ...made}
    const page: Page = {
      status,
      headers: {...headers, vary: varyByEncoding(headers['vary'])},
      bytes: await encodeAll(body),
      etag: `W/"${digest}"`,
      hits: 0,
      data: data === null ? null : await encodeAll(Buffer.from(data)),
    }
    this.#pages.set(digest, page)
    return page
  }

  #compressLater(digest: string): void {
    this.#toCompress.add(digest)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#compressNext(), idleMs).unref()
  }

  /** Compresses one page at a time, on Node's thread pool. */
  async #compressNext(): Promise<void> {
    const [digest] = this.#toCompress
    if (digest === undefined) return
    this.#toCompress.delete(digest)
    const page = this.#pages.peek(digest)
    for (const encoded of [page?.bytes, page?.data])
      if (encoded) encoded.br = await toBrotli(encoded.identity, 'best')
    this.#timer = setTimeout(() => void this.#compressNext(), 0).unref()
  }
}

const sizeOf = (encoded: Partial<Encoded>) =>
  Object.values(encoded).reduce((sum, bytes) => sum + bytes.length, 1)

async function encodeAll(identity: Buffer): Promise<Encoded> {
  const [gzip, br] = await Promise.all([toGzip(identity), toBrotli(identity, 'quick')])
  return {identity, gzip, br}
}

/** Ignores the state of Next's cache: a stale response has the same bytes as the fresh one before it. */
function digestOf({status, headers, body}: OriginResponse): string {
  const others = Object.entries(headers).filter(([name]) => name !== pageCacheHeader)
  const hash = createHash('sha256')
    .update(`${status} ${JSON.stringify(others)}`)
    .update(body)
  return hash.digest('base64url').slice(0, 22)
}
