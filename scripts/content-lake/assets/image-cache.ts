import {randomBytes} from 'node:crypto'
import {mkdir, readdir, readFile, rename, stat, unlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {httpError, type LakeError} from '#content-lake/http/errors.ts'
import {CoalescedJobs} from './coalesced-jobs.ts'

const renditionPattern = /^([a-f0-9]{40}(?:-\d+x\d+)?-[a-z0-9]{1,10})\.[^.]+\.[a-z0-9]+$/
const defaultMaxBytes = 512 << 20

/** A rendition being read or rendered. `isErased` is set when its asset is erased in the meantime. */
interface InFlight {
  readonly name: string
  isErased: boolean
  settled: Promise<unknown>
}

/**
 * Returns the file name of a rendition. It starts with the asset's name, so erasure finds it.
 * @param key - letters and digits that identify the rendition
 * @param extension - without a dot
 */
export function renditionName(asset: string, key: string, extension: string): string {
  return `${asset.replace('.', '-')}.${key}.${extension}`
}

/** Renditions of images on disk, limited in bytes. Evicts the least recently used. */
export class ImageCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #sizes = new Map<string, number>()
  readonly #jobs = new CoalescedJobs<Buffer>()
  readonly #inFlight = new Set<InFlight>()
  #bytes = 0

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /**
   * Opens a cache folder with the files of earlier runs.
   * @param isKept - returns whether the renditions of an asset's file may stay
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
      names.map(async (name) => ({name, ...(await cache.#fileStats(name))})),
    )
    for (const {name, size} of files.sort((a, b) => a.time - b.time)) {
      const asset = assetOf(name)
      if (asset !== undefined && isKept(asset) && size > 0) cache.#record(name, size)
      else await unlink(join(folder, name))
    }
    return cache
  }

  get bytes(): number {
    return this.#bytes
  }

  /**
   * Returns a rendition from the cache, or renders and caches it. Concurrent callers share the work.
   * @param signal - aborts when the caller leaves
   * @param make - renders the image; its signal aborts when all callers have left
   * @throws the signal's reason, LakeError 404 when the asset is erased in the meantime, every error of `make`
   */
  get(
    name: string,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<Buffer>,
  ): Promise<Buffer> {
    return this.#jobs.join(name, signal, (shared) => this.#track(name, () => make(shared)))
  }

  /** Removes all renditions of an asset, including those in flight. */
  async erase(asset: string): Promise<void> {
    const belongs = (name: string) => assetOf(name) === asset
    const affected = [...this.#inFlight].filter(({name}) => belongs(name))
    for (const each of affected) each.isErased = true
    this.#jobs.cancel(belongs, erasedError(asset))
    await Promise.all(affected.map(({settled}) => settled))
    const names = [...this.#sizes.keys()].filter(belongs)
    await Promise.all(names.map((name) => this.#remove(name)))
  }

  #track(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const entry: InFlight = {name, isErased: false, settled: Promise.resolve()}
    this.#inFlight.add(entry)
    const made = this.#readOrMake(entry, make)
    entry.settled = made
      .catch(() => undefined)
      .finally(() => {
        this.#inFlight.delete(entry)
      })
    return made
  }

  async #readOrMake(entry: InFlight, make: () => Promise<Buffer>): Promise<Buffer> {
    const {name} = entry
    const size = this.#sizes.get(name)
    if (size !== undefined) {
      const bytes = await readFile(join(this.#folder, name)).catch(() => undefined)
      this.#forget(name)
      if (bytes?.length === size) {
        this.#record(name, size)
        return bytes
      }
    }
    const made = await make()
    // On a full disk the image is served without being cached.
    await this.#write(entry, made).catch(() => undefined)
    if (entry.isErased) throw erasedError(name)
    return made
  }

  async #write(entry: InFlight, bytes: Buffer): Promise<void> {
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
    this.#record(name, bytes.length)
    // Erased during the write, for which `erase` waits.
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

  async #fileStats(name: string): Promise<{size: number; time: number}> {
    const {size, mtimeMs} = await stat(join(this.#folder, name))
    return {size, time: mtimeMs}
  }

  #record(name: string, size: number): void {
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

/** Returns the name of the asset's file for a rendition, or `undefined` for other files. */
function assetOf(name: string): string | undefined {
  const stem = renditionPattern.exec(name)?.[1]
  return stem?.replace(/-([a-z0-9]+)$/, '.$1')
}
