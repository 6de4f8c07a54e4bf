import {promisify} from 'node:util'
import {deserialize, serialize} from 'node:v8'
import {constants, gunzip, gzip} from 'node:zlib'
import type {StoredPage} from '#lib/shared-pages.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** A page as large as this is none of ours, in bytes. */
const maxBytes = 64 * 1024 * 1024

/**
 * Packs a page for another process of the same build; Next's pages hold buffers and maps, which JSON has not.
 *
 * @param page - as Next stores it
 */
export async function packPage({value, context}: StoredPage): Promise<Buffer> {
  return await compress(serialize({value, context}), {level: constants.Z_BEST_SPEED})
}

/**
 * Unpacks what {@link packPage} made.
 *
 * @param bytes - from the database
 * @throws when they are something else
 */
export async function unpackPage(bytes: Buffer): Promise<StoredPage> {
  const page: unknown = deserialize(await expand(bytes, {maxOutputLength: maxBytes}))
  if (typeof page !== 'object' || page === null || !('value' in page) || !('context' in page))
    throw new Error('What is kept of a page is none.')
  return {value: page.value, context: page.context}
}
