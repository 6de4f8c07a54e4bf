import {LakeError, httpError} from '#content-lake/http/errors.ts'
import {runWithSourceMap} from '#content-lake/source-maps/run-with-source-map.ts'
import {Dataset} from '#content-lake/store/dataset.ts'
import {QueryCache} from './query-cache.ts'
import {type QueryJob, type QueryOrder, queryOrderSchema, type QueryReply} from './query-job.ts'
import {maxResultLength} from './query-limits.ts'
import {QueryRunner} from './run-query.ts'

/** A copy of a dataset that evaluates one query at a time. */
export class QueryReplica {
  readonly #dataset = new Dataset()
  readonly #reply: (reply: QueryReply) => void
  #runner: QueryRunner | undefined

  constructor(reply: (reply: QueryReply) => void) {
    this.#reply = reply
  }

  /** Handles a message of the lake. */
  receive(message: unknown): void {
    // Documents are frequent and were validated when they were stored.
    if (isChange(message)) {
      for (const document of message.put) this.#dataset.put(document)
      for (const id of message.removed) this.#dataset.remove(id)
      return
    }
    const order = queryOrderSchema.parse(message)
    if (order.type === 'begin') {
      this.#runner = new QueryRunner(this.#dataset, new QueryCache(), order)
    } else if (order.type === 'ready') this.#reply({ready: true})
    else if (order.type === 'evaluate') void this.#evaluate(order.job).then(this.#reply)
  }

  async #evaluate(job: QueryJob): Promise<QueryReply> {
    try {
      const json = JSON.stringify(await this.#resultOf(job))
      if (json.length > maxResultLength) {
        throw httpError(413, `The result is longer than ${maxResultLength} characters`)
      }
      return {json}
    } catch (error) {
      const {status, body, message} =
        error instanceof LakeError ? error : httpError(500, `The query failed: ${String(error)}`)
      return {status, body, message}
    }
  }

  async #resultOf(job: QueryJob): Promise<unknown> {
    if (!this.#runner) throw new Error('a query came before the documents')
    if (job.kind === 'select-ids') return this.#runner.selectIds(job.query, job.params)
    return job.kind === 'answer'
      ? await this.#runner.run(job)
      : await runWithSourceMap(this.#runner, job)
  }
}

type ChangeOrder = Extract<QueryOrder, {type: 'change'}>

function isChange(message: unknown): message is ChangeOrder {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'change'
  )
}
