import {httpError} from '#content-lake/http/errors.ts'
import {BoundedQueue, QueueFullError, type QueueLimits} from '#content-lake/bounded-queue.ts'
import {maxRendering, maxWaiting, renderTimeoutMs} from './image-limits.ts'
import type {RenderJob} from './render-job.ts'
import {RenderProcess} from './render-process.ts'

/** Lifetime of an idle process. */
const idleMs = 20_000

const defaultLimits: QueueLimits = {maxRunning: maxRendering, maxWaiting}

/** Renders images in separate processes, with a limited queue. */
export class ImageRenderer {
  readonly #queue: BoundedQueue
  readonly #idle = new Map<RenderProcess, NodeJS.Timeout>()
  readonly #busy = new Set<RenderProcess>()
  #closed = false

  constructor(limits: QueueLimits = defaultLimits) {
    this.#queue = new BoundedQueue(limits)
  }

  get load(): {rendering: number; waiting: number} {
    return {rendering: this.#queue.running, waiting: this.#queue.waiting}
  }

  /**
   * Queues and renders an image.
   * @param signal - aborts when no caller is left; stops the job, even while it runs
   * @throws LakeError 400 when the parameters don't fit the image, 503 when the queue is full or rendering takes too
   * long, 500 when the process ended; the signal's reason when it aborts
   */
  async render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
    try {
      return await this.#queue.run(() => this.#renderNow(job, signal), signal)
    } catch (error) {
      if (error instanceof QueueFullError) {
        throw httpError(503, 'Too many images are waiting to be rendered; retry in a moment')
      }
      throw error
    }
  }

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
      // A killed process counts against the limit until it has ended.
      if (!process.isAvailable) await process.kill()
      this.#busy.delete(process)
      this.#release(process)
    }
  }

  #takeProcess(): RenderProcess {
    const [idle] = this.#idle
    if (idle === undefined) return new RenderProcess()
    const [process, timer] = idle
    clearTimeout(timer)
    this.#idle.delete(process)
    return process.isAvailable ? process : this.#takeProcess()
  }

  #release(process: RenderProcess): void {
    if (!process.isAvailable || this.#closed) return
    const end = () => {
      this.#idle.delete(process)
      void process.kill()
    }
    this.#idle.set(process, setTimeout(end, idleMs).unref())
  }
}
