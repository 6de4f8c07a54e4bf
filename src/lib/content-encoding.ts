import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

/** Smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const longestHeader = 200

/** Returns the smallest encoding that a client accepts, or `identity` if it refuses all three (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted.length > longestHeader) return 'identity'
  const weights = readWeights(accepted)
  const weightOf = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? 1 : 0)
  return encodings.find((name) => weightOf(name) > 0) ?? 'identity'
}

/** `br;q=0.8, *` becomes `br` → 0.8 and `*` → 1. */
function readWeights(accepted: string): Map<string, number> {
  return new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((one) => one.trim())
        const weight = parameters.find((one) => one.startsWith('q='))
        return [name, Number(weight?.slice(2) ?? 1)]
      }),
  )
}

export function varyByEncoding(vary = ''): string {
  const name = 'Accept-Encoding'
  if (vary.toLowerCase().includes(name.toLowerCase())) return vary
  return [vary, name].filter((part) => part !== '').join(', ')
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const quickQuality = 5
const bestQuality = 11

export const toGzip = (bytes: Buffer): Promise<Buffer> => compressGzip(bytes, {level: 9})

/** Compresses text. `quick` takes a few milliseconds per page; `best` takes half a second and saves a fifth. */
export const toBrotli = (bytes: Buffer, effort: 'quick' | 'best'): Promise<Buffer> =>
  compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? bestQuality : quickQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
