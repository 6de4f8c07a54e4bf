import {isRecord} from '#content-lake/documents/document.ts'
import type {GroqNode} from '#content-lake/query/groq-engine.ts'
import type {Query, QueryAnswer, QueryRunner} from '#content-lake/query/run-query.ts'
import {noteOrigins} from './origins.ts'
import {sourcesOf} from './resolve-origins.ts'
import {type SourceMap, SourceMapBuilder} from './source-map-builder.ts'
import {traceProjections} from './trace.ts'

const resultField = 'result'

/**
 * Evaluates a query and tells of each plain value in the answer which field of which document it
 * is. Computed values are left out of the map, as hosted Sanity does.
 * @throws LakeError 400 as `QueryRunner.run` does.
 */
export async function runWithSourceMap(
  queries: QueryRunner,
  query: Query,
): Promise<QueryAnswer & {readonly resultSourceMap: SourceMap}> {
  noteOrigins(queries.documentsOf(query.view))
  const answer = await queries.run(query, (tree) => traceProjections(asProjection(tree)))
  const builder = new SourceMapBuilder()
  const wrapped = isRecord(answer.result) ? answer.result : {}
  const result = builder.take(wrapped[resultField] ?? null, [], sourcesOf(wrapped).get(resultField))
  return {...answer, result, resultSourceMap: builder.build()}
}

/** A whole query as one attribute, so that an answer that is a plain value can be traced as well. */
function asProjection(tree: GroqNode): GroqNode {
  return {
    type: 'Object',
    attributes: [{type: 'ObjectAttributeValue', name: resultField, value: tree}],
  }
}
