import {httpError} from '#content-lake/http/errors.ts'
import {BoundedQueue, QueueFullError, type QueueLimits} from './bounded-queue.ts'
import {maxRendering, maxWaiting, renderTimeoutMs} from './image-limits.ts'
import type {RenderJob} from './render-job.ts'
import {RenderProcess} from './render-process.ts'

/** How long a process without work is kept for the next image, in milliseconds. */
const idleMs = 20_000

const defaultLimits: QueueLimits = {maxRunning: maxRendering, maxWaiting}

/** Renders images in processes of their own: a few at a time, with a bounded number waiting. */
export class ImageRenderer {
  readonly #queue: BoundedQueue
  readonly #idle = new Map<RenderProcess, NodeJS.Timeout>()
  readonly #busy = new Set<RenderProcess>()
  #closed = false

  constructor(limits: QueueLimits = defaultLimits) {
    this.#queue = new BoundedQueue(limits)
  }

  /** How many images are being rendered, and how many wait. */
  get load(): {rendering: number; waiting: number} {
    return {rendering: this.#queue.running, waiting: this.#queue.waiting}
  }

  /**
   * Renders an image when it is its turn.
   * @param signal - aborts when nobody waits any more: the job is dropped, or stopped when it is running.
   * @throws LakeError 400 when it cannot be rendered as asked for, 503 when too many wait or it takes too
   * long, 500 when its process died of it; the signal's reason when it aborts.
   */
  async render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
    try {
      return await this.#queue.run(() => this.#renderNow(job, signal), signal)
    } catch (error) {
      if (error instanceof QueueFullError) {
        throw httpError(503, 'Too many images are waiting to be rendered; ask again in a moment')
      }
      throw error
    }
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#idle.values()) clearTimeout(timer)
    await Promise.all([...this.#busy, ...this.#idle.keys()].map((each) => each.kill()))
  }

  async #renderNow(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
    if (this.#closed) throw httpError(503, 'The content lake is shutting down')
    const process = this.#takeProcess()
    const deadline = AbortSignal.timeout(renderTimeoutMs)
    this.#busy.add(process)
    try {
      return await process.render(job, AbortSignal.any([signal, deadline]))
    } catch (error) {
      if (!deadline.aborted || signal.aborted) throw error
      throw httpError(503, `The image took longer than ${renderTimeoutMs} ms to render`)
    } finally {
      // A killed process takes a moment to end: it counts until then, so that two stay two.
      if (!process.isHydrated) await process.kill()
      this.#busy.delete(process)
      this.#keep(process)
    }
  }

  #takeProcess(): RenderProcess {
    const [idle] = this.#idle
    if (idle === undefined) return new RenderProcess()
    const [process, timer] = idle
    clearTimeout(timer)
    this.#idle.delete(process)
    return process.isHydrated ? process : this.#takeProcess()
  }

  #keep(process: RenderProcess): void {
    if (!process.isHydrated || this.#closed) return
    const end = () => {
      this.#idle.delete(process)
      void process.kill()
    }
    this.#idle.set(process, setTimeout(end, idleMs).unref())
  }
}
