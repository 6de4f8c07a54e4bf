import {BoundedQueue, QueueFullError} from '#content-lake/bounded-queue.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {maxCachedBytes, maxRendering, maxWaiting} from './image-limits.ts'

interface Entry {
  readonly image: Promise<Buffer>
  bytes: number
}

/**
 * Renders images with a limited queue. Concurrent requests share the work, and the latest images stay in memory: Next's
 * optimizer requests the same source for each width.
 */
export class Renditions {
  readonly #queue = new BoundedQueue({maxRunning: maxRendering, maxWaiting})
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()

  constructor(maxBytes = maxCachedBytes) {
    this.#maxBytes = maxBytes
  }

  get load(): {rendering: number; waiting: number} {
    return {rendering: this.#queue.running, waiting: this.#queue.waiting}
  }

  /**
   * Returns a rendition of an asset.
   * @param asset - name of the asset's file
   * @param key - identifies the rendition
   * @throws LakeError 503 when the queue is full, every error of `render`
   */
  async get(asset: string, key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${asset} ${key}`
    const entry = this.#entries.get(name) ?? {image: this.#queue.run(render), bytes: 0}
    // The end of the map is the most recently used.
    this.#entries.delete(name)
    this.#entries.set(name, entry)
    try {
      const image = await entry.image
      entry.bytes = image.length
      this.#evict()
      return image
    } catch (error) {
      if (this.#entries.get(name) === entry) this.#entries.delete(name)
      if (!(error instanceof QueueFullError)) throw error
      throw httpError(503, 'Too many images are waiting to be rendered; retry in a moment')
    }
  }

  /** Removes all renditions of an asset. */
  forget(asset: string): void {
    for (const name of this.#entries.keys()) {
      if (name.startsWith(`${asset} `)) this.#entries.delete(name)
    }
  }

  #evict(): void {
    let bytes = 0
    for (const [name, entry] of [...this.#entries].toReversed()) {
      bytes += entry.bytes
      if (bytes > this.#maxBytes) this.#entries.delete(name)
    }
  }
}
