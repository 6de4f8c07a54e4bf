import {mkdir, readdir, readFile, rename, stat, unlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'

/** Transformed images on the disk: bounded in bytes, least recently used first to go. */
export class ImageCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #sizes = new Map<string, number>()
  readonly #making = new Map<string, Promise<Buffer>>()
  #bytes = 0

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** Opens a cache folder and takes over what earlier runs left there, oldest first. */
  static async open(folder: string, maxBytes = 512 << 20): Promise<ImageCache> {
    await mkdir(folder, {recursive: true})
    const cache = new ImageCache(folder, maxBytes)
    const names = await readdir(folder)
    const files = await Promise.all(
      names.map(async (name) => ({name, ...(await cache.#statOf(name))})),
    )
    for (const {name, size} of files.sort((a, b) => a.time - b.time)) {
      if (name.endsWith('.new') || size === 0) await unlink(join(folder, name))
      else cache.#note(name, size)
    }
    return cache
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Returns an image from the cache, else makes and keeps it; who asks meanwhile waits along. */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const underWay = this.#making.get(name)
    if (underWay) return underWay
    const making = this.#readOrMake(name, make).finally(() => this.#making.delete(name))
    this.#making.set(name, making)
    return making
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
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
    await this.#keep(name, made).catch(() => undefined)
    return made
  }

  async #keep(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#folder, name)
    await writeFile(`${path}.new`, bytes)
    await rename(`${path}.new`, path)
    this.#note(name, bytes.length)
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === name) break
      this.#forget(oldest)
      await unlink(join(this.#folder, oldest)).catch(() => undefined)
    }
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
