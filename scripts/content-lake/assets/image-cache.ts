import {randomBytes} from 'node:crypto'
import {mkdir, readdir, readFile, rename, stat, unlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {httpError, type LakeError} from '#content-lake/http/errors.ts'
import {SharedJobs} from './shared-jobs.ts'

const renditionPattern = /^([a-f0-9]{40}(?:-\d+x\d+)?-[a-z0-9]{1,10})\.[^.]+\.[a-z0-9]+$/
const defaultMaxBytes = 512 << 20

/** An image being read or made; `isErased` says that its asset was erased meanwhile. */
interface UnderWay {
  readonly name: string
  isErased: boolean
  settled: Promise<unknown>
}

/**
 * Returns the name of a rendition: it begins with the asset's, so that erasing the asset finds it.
 * @param asset - the name of the asset's file
 * @param key - what sets this rendition apart: letters and digits
 * @param extension - without a dot
 */
export function renditionName(asset: string, key: string, extension: string): string {
  return `${asset.replace('.', '-')}.${key}.${extension}`
}

/** Renditions of images on the disk: bounded in bytes, least recently used first to go. */
export class ImageCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #sizes = new Map<string, number>()
  readonly #jobs = new SharedJobs<Buffer>()
  readonly #underWay = new Set<UnderWay>()
  #bytes = 0

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /**
   * Opens a cache folder and takes over what earlier runs left there, oldest first.
   * @param isKept - tells for the name of an asset's file whether its renditions may stay.
   */
  static async open(
    folder: string,
    isKept: (asset: string) => boolean,
    maxBytes = defaultMaxBytes,
  ): Promise<ImageCache> {
    await mkdir(folder, {recursive: true})
    const cache = new ImageCache(folder, maxBytes)
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => ({name, ...(await cache.#statOf(name))})),
    )
    for (const {name, size} of files.sort((a, b) => a.time - b.time)) {
      const asset = assetOf(name)
      if (asset !== undefined && isKept(asset) && size > 0) cache.#note(name, size)
      else await unlink(join(folder, name))
    }
    return cache
  }

  get bytes(): number {
    return this.#bytes
  }

  /**
   * Returns an image from the cache, else makes and keeps it; who asks meanwhile waits along.
   * @param name - as `renditionName` has it
   * @param signal - aborts when the caller no longer waits
   * @param make - makes the image; its signal aborts when nobody waits any more
   * @throws the signal's reason; LakeError 404 when the asset is erased meanwhile; what `make` throws
   */
  get(
    name: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Buffer>,
  ): Promise<Buffer> {
    return this.#jobs.join(name, signal, (shared) => this.#track(name, () => make(shared)))
  }

  /** Removes all renditions of an asset, those that are being made included. */
  async erase(asset: string): Promise<void> {
    const belongs = (name: string) => assetOf(name) === asset
    const affected = [...this.#underWay].filter(({name}) => belongs(name))
    for (const each of affected) each.isErased = true
    this.#jobs.cancel(belongs, erasedError(asset))
    await Promise.all(affected.map(({settled}) => settled))
    const names = [...this.#sizes.keys()].filter(belongs)
    await Promise.all(names.map((name) => this.#remove(name)))
  }

  #track(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const entry: UnderWay = {name, isErased: false, settled: Promise.resolve()}
    this.#underWay.add(entry)
    const made = this.#readOrMake(entry, make)
    entry.settled = made
      .catch(() => undefined)
      .finally(() => {
        this.#underWay.delete(entry)
      })
    return made
  }

  async #readOrMake(entry: UnderWay, make: () => Promise<Buffer>): Promise<Buffer> {
    const {name} = entry
    const size = this.#sizes.get(name)
    if (size !== undefined) {
      const bytes = await readFile(join(this.#folder, name)).catch(() => undefined)
      this.#forget(name)
      if (bytes?.length === size) {
        this.#note(name, size)
        return bytes
      }
    }
    const made = await make()
    // A full disk costs speed here, not the picture.
    await this.#keep(entry, made).catch(() => undefined)
    if (entry.isErased) throw erasedError(name)
    return made
  }

  async #keep(entry: UnderWay, bytes: Buffer): Promise<void> {
    const {name} = entry
    const path = join(this.#folder, name)
    const temporary = `${path}.${randomBytes(6).toString('hex')}.new`
    try {
      await writeFile(temporary, bytes)
      await rename(temporary, path)
    } catch (error) {
      await unlink(temporary).catch(() => undefined)
      throw error
    }
    this.#forget(name)
    this.#note(name, bytes.length)
    // Erased while it was being written: `erase` waits for this.
    if (entry.isErased) await this.#remove(name)
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === name) break
      await this.#remove(oldest)
    }
  }

  async #remove(name: string): Promise<void> {
    this.#forget(name)
    await unlink(join(this.#folder, name)).catch(() => undefined)
  }

  async #statOf(name: string): Promise<{size: number; time: number}> {
    const {size, mtimeMs} = await stat(join(this.#folder, name))
    return {size, time: mtimeMs}
  }

  #note(name: string, size: number): void {
    this.#sizes.set(name, size)
    this.#bytes += size
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
  }
}

function erasedError(name: string): LakeError {
  return httpError(404, `The asset of ${name} was deleted`)
}

/** Returns the name of the file of the asset a rendition was made from; undefined for any other file. */
function assetOf(name: string): string | undefined {
  const stem = renditionPattern.exec(name)?.[1]
  return stem?.replace(/-([a-z0-9]+)$/, '.$1')
}
