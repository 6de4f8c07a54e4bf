import {isRecord} from '#content-lake/documents/document.ts'
import type {GroqNode} from '#content-lake/query/groq-engine.ts'
import type {Query, QueryRunner} from '#content-lake/query/run-query.ts'
import {recordOrigins} from './origins.ts'
import {sourcesOf} from './resolve-origins.ts'
import {SourceMapBuilder} from './source-map-builder.ts'
import {traceProjections} from './trace.ts'

const resultField = 'result'

/**
 * Evaluates a query and maps each plain value of the result to its field. Computed values have no mapping, as on
 * hosted Sanity.
 * @throws LakeError 400 as `QueryRunner.run` does
 */
export function runWithSourceMap(queries: QueryRunner, query: Query) {
  recordOrigins(queries.documentsOf(query.view))
  const answer = queries.run(query, (tree) => traceProjections(asProjection(tree)))
  const builder = new SourceMapBuilder()
  const wrapped = isRecord(answer) ? answer : {}
  const result = builder.take(wrapped[resultField] ?? null, [], sourcesOf(wrapped).get(resultField))
  return {result, resultSourceMap: builder.build()}
}

/** Wraps a query in a projection, so that a plain value as the result can be traced too. */
function asProjection(tree: GroqNode): GroqNode {
  return {
    type: 'Object',
    attributes: [{type: 'ObjectAttributeValue', name: resultField, value: tree}],
  }
}
