import {isRecord} from '#content-lake/documents/document.ts'
import {requireWrite} from '#content-lake/auth/access.ts'
import {flag, readJson} from '#content-lake/http/request.ts'
import {sendJson} from '#content-lake/http/respond.ts'
import type {Route} from '#content-lake/http/router.ts'
import {type Lake, requireDataset} from '#content-lake/lake.ts'
import {transact} from '#content-lake/mutations/transact.ts'
import {actionsBodySchema} from './action-schema.ts'
import {runActions} from './run-actions.ts'

/** Returns the route of `/data/actions` (Sanity HTTP API, "Actions"). */
export function actionRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: '/data/actions/:dataset',
      handle: async (request, response) => {
        requireWrite(request.access)
        requireDataset(lake, request)
        const body = await readJson(request, actionsBodySchema)
        const actions = Array.isArray(body.actions) ? body.actions : [body.actions]
        const {transaction} = await transact(
          lake,
          {
            author: request.access.identity,
            transactionId: body.transactionId,
            dryRun: body.dryRun ?? flag(request, 'dryRun'),
            // Release actions search the stored documents for versions.
            waitForWrites: actions.some(isReleaseAction),
          },
          (staged) => runActions(actions, staged, (prefix) => idsWithPrefix(lake, prefix)),
        )
        sendJson(response, 200, {transactionId: transaction.id})
      },
    },
  ]
}

function idsWithPrefix(lake: Lake, prefix: string): string[] {
  const ids = Array.from(lake.store.dataset.documents(), (document) => document._id)
  return ids.filter((id) => id.startsWith(prefix)).sort()
}

function isReleaseAction(action: unknown): boolean {
  if (!isRecord(action)) return false
  const {actionType} = action
  return typeof actionType === 'string' && actionType.startsWith('sanity.action.release.')
}
