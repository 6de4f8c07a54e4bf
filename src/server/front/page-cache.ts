import {createHash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {toBrotli, toGzip, type Encoding, varyByEncoding} from '#lib/content-encoding.ts'

/** What Next answered for a path. */
export interface Answer {
  status: number
  /** Names in lower case; without those that belong to the connection. */
  headers: Record<string, string>
  body: Buffer
  /** Whether it is the same for whoever asks now. */
  isShared: boolean
  /** Whether it may be given to who asks later: Next has it in its own page cache, and it is not stale. */
  isKept: boolean
}

type Coded = Record<Encoding, Buffer>

/** An answer in every coding. */
export interface Page {
  status: number
  headers: Record<string, string>
  bytes: Coded
  /** Weak: the codings differ in their bytes (RFC 9110 §8.8.1). */
  etag: string
  /** How often it was given since it was made. */
  given: number
}

interface Entry {
  digest: string
  /** Nothing was published since, as far as this process was told. */
  generation: number
  /** When Next last said so, in milliseconds since the epoch. */
  checkedAt: number
}

interface Options {
  /** Asks Next, which answers within a deadline or throws. */
  load: (path: string) => Promise<Answer>
  /** After how long a page is compared with Next's although nobody published anything, in milliseconds. */
  recheckMs: number
  /** How much of all pages together is kept, in bytes. */
  maxBytes: number
  /** Transforms Next's response before it is compressed. */
  finish?: (answer: Answer) => Pick<Answer, 'status' | 'headers' | 'body'>
}

/** More paths than a site has pages, and few enough to hold in memory when somebody makes paths up. */
const maxPaths = 20_000

/** Half a second of a core is worth it for a page that many ask for, and not for each that a publication changes. */
const worthwhile = 10

/** How long nothing more may have come in before the best compression is worth a core, in milliseconds. */
const idleMs = 1000

/**
 * Keeps what Next answers from its own page cache, compressed. It is never the reason for a stale page: whoever
 * asks after {@link invalidate} waits for Next, and what nobody invalidated is compared with Next's copy after a few
 * seconds, behind the visitors' back (decision 14). Equal answers are compressed once, whatever their paths.
 */
export class PageCache {
  readonly #options: Options
  readonly #entries = new LRUCache<string, Entry>({max: maxPaths})
  /** By the digest of what Next answered. */
  readonly #pages: LRUCache<string, Page>
  /** Requests to Next that have not been answered, by path. */
  readonly #pending = new Map<string, {generation: number; page: Promise<Page | null>}>()
  readonly #toCompress = new Set<string>()
  #generation = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({bytes}) => sizeOf(bytes),
    })
  }

  /** Makes every page be asked for again; its compressed bytes stay for the case that it is the same. */
  invalidate(): void {
    this.#generation += 1
  }

  /**
   * Finds a page.
   *
   * @param path - without a query
   * @returns the page at once when it is kept; `null` when Next has an answer for one visitor only
   * @throws when Next does not answer
   */
  get(path: string): Page | Promise<Page | null> {
    const entry = this.#entries.get(path)
    const page = this.find(path)
    if (entry === undefined || page === null) return this.#load(path)
    page.given += 1
    if (page.given === worthwhile) this.#compressLater(entry.digest)
    if (performance.now() - entry.checkedAt > this.#options.recheckMs) {
      // Once for all who ask meanwhile; a Next that does not answer now is asked again.
      entry.checkedAt = performance.now()
      this.#load(path).catch(() => undefined)
    }
    return page
  }

  /**
   * Finds a page without asking Next.
   *
   * @param path - without a query
   * @returns the page, `null` unless it is kept and nothing was published since
   */
  find(path: string): Page | null {
    const entry = this.#entries.get(path)
    if (entry?.generation !== this.#generation) return null
    return this.#pages.get(entry.digest) ?? null
  }

  /**
   * Finds the last copy of a page, also when something was published since.
   *
   * @param path - without a query
   */
  findStale(path: string): Page | null {
    const entry = this.#entries.get(path)
    return (entry && this.#pages.get(entry.digest)) ?? null
  }

  /**
   * Compresses an answer that was asked for past the cache, once for all that are equal. It is kept under no path.
   *
   * @param answer - the same for whoever asks
   */
  async complete(answer: Answer): Promise<Page> {
    const digest = digestOf(answer)
    return this.#pages.get(digest) ?? (await this.#make(answer, digest))
  }

  #load(path: string): Promise<Page | null> {
    const generation = this.#generation
    const pending = this.#pending.get(path)
    // What was asked before a publication says nothing about what is there after it.
    if (pending?.generation === generation) return pending.page
    const page = this.#ask(path, generation).finally(() => {
      if (this.#pending.get(path)?.page === page) this.#pending.delete(path)
    })
    this.#pending.set(path, {generation, page})
    return page
  }

  async #ask(path: string, generation: number): Promise<Page | null> {
    const answer = await this.#options.load(path)
    const digest = digestOf(answer)
    const page = answer.isShared ? await this.complete(answer) : null
    if (generation === this.#generation) {
      if (answer.isKept) this.#entries.set(path, {digest, generation, checkedAt: performance.now()})
      else this.#entries.delete(path)
    }
    return page
  }

  async #make(answer: Answer, digest: string): Promise<Page> {
    const {status, headers, body} = this.#options.finish?.(answer) ?? answer
    const page: Page = {
      status,
      headers: {...headers, vary: varyByEncoding(headers['vary'])},
      bytes: await inEachCoding(body),
      etag: `W/"${digest}"`,
      given: 0,
    }
    this.#pages.set(digest, page)
    return page
  }

  #compressLater(digest: string): void {
    this.#toCompress.add(digest)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#compressNext(), idleMs).unref()
  }

  /** One page at a time, each in a thread of Node's. */
  async #compressNext(): Promise<void> {
    const [digest] = this.#toCompress
    if (digest === undefined) return
    this.#toCompress.delete(digest)
    const page = this.#pages.peek(digest)
    if (page !== undefined) page.bytes.br = await toBrotli(page.bytes.identity, 'best')
    this.#timer = setTimeout(() => void this.#compressNext(), 0).unref()
  }
}

const sizeOf = (coded: Coded) => Object.values(coded).reduce((sum, bytes) => sum + bytes.length, 1)

async function inEachCoding(identity: Buffer): Promise<Coded> {
  const [gzip, br] = await Promise.all([toGzip(identity), toBrotli(identity, 'quick')])
  return {identity, gzip, br}
}

function digestOf({status, headers, body}: Answer): string {
  const hash = createHash('sha256')
    .update(`${status} ${JSON.stringify(headers)}`)
    .update(body)
  return hash.digest('base64url').slice(0, 22)
}
