/**
 * Entry point of a query process: a copy of a dataset that evaluates one query at a time. A worker thread isn't enough:
 * V8 aborts the whole process when a string or array exceeds a thread's heap limit in one step (measured with Node 24).
 */
import {LakeError, httpError} from '#content-lake/http/errors.ts'
import {runWithSourceMap} from '#content-lake/source-maps/run-with-source-map.ts'
import {Dataset} from '#content-lake/store/dataset.ts'
import {asQueryError, QueryCache} from './query-cache.ts'
import {type QueryJob, queryOrderSchema, type QueryReply} from './query-job.ts'
import {maxResultLength} from './query-limits.ts'
import {QueryRunner} from './run-query.ts'

const dataset = new Dataset()
let runner: QueryRunner | undefined

process.on('message', (message) => {
  const order = queryOrderSchema.parse(message)
  switch (order.type) {
    case 'begin':
      runner = new QueryRunner(dataset, new QueryCache(), order)
      return
    case 'change':
      for (const document of order.put) dataset.put(document)
      for (const id of order.removed) dataset.remove(id)
      return
    case 'ready':
      reply({ready: true})
      return
    case 'evaluate':
      reply(evaluate(order.job))
  }
})
// The lake has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

function reply(message: QueryReply): void {
  process.send?.(message)
}

function evaluate(job: QueryJob): QueryReply {
  try {
    const json = JSON.stringify(resultOf(job))
    if (json.length > maxResultLength) {
      throw httpError(413, `The result is longer than ${maxResultLength} characters`)
    }
    return {json}
  } catch (error) {
    return refusalOf(error, job)
  }
}

function refusalOf(error: unknown, {query}: QueryJob): QueryReply {
  // A query that nests too deeply exhausts the stack.
  const isRefused = error instanceof LakeError || error instanceof RangeError
  const {status, body, message} = isRefused
    ? asQueryError(error, query)
    : httpError(500, `The query failed: ${String(error)}`)
  return {status, body, message}
}

function resultOf(job: QueryJob): unknown {
  if (!runner) throw new Error('a query came before the documents')
  return job.kind === 'answer' ? {result: runner.run(job)} : runWithSourceMap(runner, job)
}
