import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {httpError} from '#content-lake/http/errors.ts'
import {abortReason} from './bounded-queue.ts'
import {renderAnswerSchema, type RenderJob} from './render-job.ts'

const mainModule = join(import.meta.dirname, 'render-process-main.ts')

/** A process that renders one image after the other and can be stopped in the middle of one. */
export class RenderProcess {
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown>

  constructor() {
    this.#child = fork(mainModule, [], {execArgv: [], serialization: 'advanced'})
    this.#exited = once(this.#child, 'exit').catch(() => undefined)
    // What goes wrong while nobody asks anything of it shows when it is asked.
    this.#child.on('error', () => undefined)
  }

  /** Whether it can take another job. */
  get isHydrated(): boolean {
    const {connected, killed, exitCode, signalCode} = this.#child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /** The id of the process; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * Renders an image. When the signal aborts the process is killed: nothing else stops an encoder.
   * @throws LakeError 400 when the image cannot be rendered as asked for, 500 when the process died of it;
   * the signal's reason when it aborts.
   */
  async render(job: RenderJob, signal: AbortSignal): Promise<Buffer> {
    signal.throwIfAborted()
    const answer = renderAnswerSchema.parse(await this.#ask(job, signal))
    if ('status' in answer) throw httpError(answer.status, answer.message)
    const {buffer, byteOffset, byteLength} = answer.bytes
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  /** Ends the process, whatever it is doing, and resolves when it is gone. */
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
