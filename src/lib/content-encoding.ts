import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {LRUCache} from 'lru-cache'
import Negotiator from 'negotiator'

/** How the bytes of an answer may be coded, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Browsers send few different headers; whoever makes them up gets no memory for it. */
const chosen = new LRUCache<string, Encoding>({max: 100})
const longestHeader = 200

/**
 * Chooses the smallest of the codings that a client takes (RFC 9110 §12.5.3).
 *
 * @param accepted - the request's `Accept-Encoding`
 * @returns `identity` also for a client that refuses all three, which may then do with it what it likes
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted.length > longestHeader) return 'identity'
  const known = chosen.get(accepted)
  if (known !== undefined) return known
  const taken = new Negotiator({headers: {'accept-encoding': accepted}}).encodings([...encodings])
  const encoding = encodings.find((name) => taken.includes(name)) ?? 'identity'
  chosen.set(accepted, encoding)
  return encoding
}

/**
 * Adds `Accept-Encoding` to a `Vary` header.
 *
 * @param vary - the header so far
 */
export function varyByEncoding(vary = ''): string {
  const name = 'Accept-Encoding'
  if (vary.toLowerCase().includes(name.toLowerCase())) return vary
  return [vary, name].filter((part) => part !== '').join(', ')
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Beside Node's own threads: nobody waits for one byte less. */
const quickQuality = 5
const bestQuality = 11

/** @returns gzip bytes at level 9, made in another thread */
export const toGzip = (bytes: Buffer): Promise<Buffer> => compressGzip(bytes, {level: 9})

/**
 * Compresses with Brotli, in another thread.
 *
 * @param bytes - of a text
 * @param effort - `quick` takes some milliseconds for a page, `best` half a second for a fifth less
 */
export const toBrotli = (bytes: Buffer, effort: 'quick' | 'best'): Promise<Buffer> =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? bestQuality : quickQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
