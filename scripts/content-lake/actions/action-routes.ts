import type {FastifyInstance} from 'fastify'
import {isRecord} from '#content-lake/documents/document.ts'
import {inOrder, RefusedWrite} from '#content-lake/http/errors.ts'
import {flag, readJson} from '#content-lake/http/request.ts'
import type {Lake} from '#content-lake/lake.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {transact} from '#content-lake/mutations/transact.ts'
import {actionsBodySchema, documentActionSchema} from './action-schema.ts'
import {runDocumentAction} from './document-actions.ts'

/** Adds the route of `/data/actions` (Sanity HTTP API, "Actions"). */
export function addActionRoutes(server: FastifyInstance, lake: Lake): void {
  server.post('/data/actions/:dataset', {config: {needs: 'write'}}, async (request) => {
    const {actions, transactionId, dryRun} = readJson(request, actionsBodySchema)
    const {transaction} = await transact(
      lake,
      {author: request.access.identity, transactionId, dryRun: dryRun ?? flag(request, 'dryRun')},
      (staged) => inOrder('actionError', [actions].flat(), (action) => runAction(action, staged)),
    )
    return {transactionId: transaction.id}
  })
}

function runAction(action: unknown, staged: StagedTransaction): void {
  const {success, data, error} = documentActionSchema.safeParse(action)
  if (success) {
    runDocumentAction(data, staged)
    return
  }
  const issue = error.issues[0]
  const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not an action'
  const type = isRecord(action) ? String(action['actionType']) : ''
  throw new RefusedWrite(
    400,
    'validationError',
    `The local content lake cannot do "${type}" (${where}); releases and versions need hosted Sanity`,
  )
}
