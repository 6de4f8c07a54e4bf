import {LRUCache} from 'lru-cache'
import {BoundedQueue, QueueFullError} from '#content-lake/bounded-queue.ts'
import {httpError} from '#content-lake/http/errors.ts'
import {maxCachedBytes, maxRendering, maxWaiting} from './image-limits.ts'

type Render = () => Promise<Buffer>

/**
 * Renders images with a limited queue. Concurrent requests share the work, and the latest images stay in memory: Next's
 * optimizer requests the same source for each width.
 */
export class Renditions {
  readonly #queue = new BoundedQueue({maxRunning: maxRendering, maxWaiting})
  readonly #images: LRUCache<string, Buffer, Render>

  constructor(maxBytes = maxCachedBytes) {
    this.#images = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({length}) => length,
      fetchMethod: (_name, _stale, {context: render}) => this.#queue.run(render),
    })
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
  async get(asset: string, key: string, render: Render): Promise<Buffer> {
    try {
      return await this.#images.forceFetch(`${asset} ${key}`, {context: render})
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
      throw httpError(503, 'Too many images are waiting to be rendered; retry in a moment')
    }
  }

  /** Removes all renditions of an asset, except those that are being rendered. */
  forget(asset: string): void {
    for (const name of [...this.#images.keys()])
      if (name.startsWith(`${asset} `)) this.#images.delete(name)
  }
}
