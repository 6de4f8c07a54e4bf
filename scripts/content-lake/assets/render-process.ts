import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {httpError} from '#content-lake/http/errors.ts'
import {abortReason} from '#content-lake/bounded-queue.ts'
import {renderReplySchema, type RenderJob} from './render-job.ts'

const mainModule = join(import.meta.dirname, 'render-process-main.ts')

/** A process that renders one image at a time and can be killed while it does. */
export class RenderProcess {
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown>

  constructor() {
    this.#child = fork(mainModule, [], {execArgv: [], serialization: 'advanced'})
    this.#exited = once(this.#child, 'exit').catch(() => undefined)
    // The next job reports the failure.
    this.#child.on('error', () => undefined)
  }

  get isAvailable(): boolean {
    const {connected, killed, exitCode, signalCode} = this.#child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /** Process id, or `undefined` when the process couldn't be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * Renders an image. Kills the process when the signal aborts, because nothing else stops an encoder.
   * @throws LakeError 400 when the parameters don't fit the image, 500 when the process ended; the signal's reason
   * when it aborts
   */
  async render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted()
    const answer = renderReplySchema.parse(await this.#ask(job, signal))
    if ('status' in answer) throw httpError(answer.status, answer.message)
    const {buffer, byteOffset, byteLength} = answer.bytes
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  /** Kills the process and waits for its end. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#exited
  }

  #ask(job: RenderJob, signal: AbortSignal): Promise<unknown> {
    const child = this.#child
    return new Promise((resolve, reject) => {
      const settle = () => {
        child.off('message', onMessage).off('exit', onExit).off('error', onExit)
        signal.removeEventListener('abort', onAbort)
      }
      const onMessage = (message: unknown) => {
        settle()
        resolve(message)
      }
      const onExit = () => {
        settle()
        reject(httpError(500, 'The process that rendered the image ended before it was done'))
      }
      const onAbort = () => {
        settle()
        void this.kill()
        reject(abortReason(signal))
      }
      child.on('message', onMessage).on('exit', onExit).on('error', onExit)
      signal.addEventListener('abort', onAbort, {once: true})
      child.send(job)
    })
  }
}
