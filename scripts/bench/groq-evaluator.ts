import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {z} from 'zod'
import type {Answer} from './groq-suite.ts'

const mainModule = join(import.meta.dirname, '..', 'content-lake', 'query', 'query-process-main.ts')
const replySchema = z.union([
  z.object({json: z.string()}),
  z.object({message: z.string(), status: z.number()}),
])
const answerSchema = z.object({result: z.unknown()})

type Document = Readonly<Record<string, unknown>>

/** Evaluates queries in the process in which the content lake does, on documents of one's own. */
export class GroqEvaluator {
  readonly #timeoutMs: number
  #child: ChildProcess | undefined
  #documents: readonly Document[] = []

  /** @param timeoutMs - how long a query may take, in milliseconds */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  /** Replaces all documents; those without an id are given one. */
  load(documents: readonly Document[]): void {
    const former = this.#documents.map(({_id}) => _id)
    this.#documents = documents.map((document, index) => ({_id: `document-${index}`, ...document}))
    // What is put and removed in one change is gone.
    const kept = new Set(this.#documents.map(({_id}) => _id))
    const removed = former.filter((id) => !kept.has(id))
    this.#child?.send({type: 'change', put: this.#documents, removed})
  }

  /** Answers a query, or says why not. */
  async evaluate(query: string, params: Readonly<Record<string, unknown>>): Promise<Answer> {
    const child = this.#start()
    const job = {kind: 'answer', query, params, view: 'raw', identity: 'someuser'}
    const replied = once(child, 'message', {signal: AbortSignal.timeout(this.#timeoutMs)})
    child.send({type: 'evaluate', job})
    try {
      const reply = replySchema.parse((await replied).at(0))
      return 'json' in reply
        ? {result: answerSchema.parse(JSON.parse(reply.json)).result}
        : {refusal: reply.message}
    } catch (error) {
      this.close()
      return {refusal: `no answer: ${String(error)}`}
    }
  }

  /** Ends the process. */
  close(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(mainModule, [], {execArgv: [], serialization: 'advanced'})
    child.send({type: 'begin', projectId: 'groq', dataset: 'suite'})
    child.send({type: 'change', put: this.#documents, removed: []})
    this.#child = child
    return child
  }
}
