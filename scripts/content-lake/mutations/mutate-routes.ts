import type {FastifyInstance} from 'fastify'
import {z} from 'zod'
import {httpError} from '#content-lake/http/errors.ts'
import {flag, type LakeRequest, readJson} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import {type Mutation, mutateBodySchema} from './mutation-schema.ts'
import {parseMutations, runMutations, type Selections} from './run-mutations.ts'
import type {StagedTransaction} from './staged-transaction.ts'
import {transact} from './transact.ts'

/** Not part of Sanity's API: documents keep the `_updatedAt` that they have, so that a restore changes none. */
export const keepUpdatedAtHeader = 'x-lake-keep-updated-at'

/** Adds the route of `/data/mutate` (Sanity HTTP API, "Mutations"). */
export function addMutateRoutes(server: FastifyInstance, lake: Lake): void {
  server.post('/data/mutate/:dataset', {config: {needs: 'write'}}, async (request) => {
    const body = readJson(request, mutateBodySchema)
    if (flag(request, 'autoGenerateArrayKeys')) {
      throw httpError(400, 'The local content lake cannot generate array keys')
    }
    const author = request.access.identity
    const mutations = parseMutations(body.mutations)
    const selections = await selectedBy(lake, mutations, author)
    const {transaction, staged} = await transact(
      lake,
      {
        author,
        transactionId: body.transactionId,
        dryRun: flag(request, 'dryRun'),
        keepUpdatedAt: request.headers[keepUpdatedAtHeader] === 'true',
      },
      (each) => runMutations(mutations, selections, each),
    )
    return {transactionId: transaction.id, results: resultsFor(request, staged)}
  })
}

const answerSchema = z.object({result: z.array(z.object({_id: z.string(), _rev: z.string()}))})

/** Evaluates the queries of deletions. @throws LakeError when one is refused or selects no documents */
async function selectedBy(
  lake: Lake,
  mutations: readonly Mutation[],
  identity: string,
): Promise<Selections> {
  const selections = new Map<Mutation, {_id: string; _rev: string}[]>()
  for (const mutation of mutations) {
    if (!('delete' in mutation) || !('query' in mutation.delete)) continue
    const job = {kind: 'answer', view: 'raw', identity, ...mutation.delete} as const
    const json = await lake.queries.run(job, new AbortController().signal)
    const answer = answerSchema.safeParse(JSON.parse(json))
    if (!answer.success) throw httpError(400, 'The query of a deletion has to select documents')
    selections.set(mutation, answer.data.result)
  }
  return selections
}

function resultsFor(request: LakeRequest, staged: StagedTransaction): unknown[] {
  if (flag(request, 'returnDocuments')) {
    return staged.results.map((result) => ({...result, document: staged.get(result.id) ?? null}))
  }
  // Hosted Sanity returns ids on request only, but `@sanity/import` counts them always.
  return staged.results.map(({id, operation}) => ({id, operation}))
}
