import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {inOrder, RefusedWrite} from '#content-lake/http/errors.ts'
import {documentActionSchema, releaseActionSchema} from './action-schema.ts'
import {runDocumentAction} from './document-actions.ts'
import {type IdsWithPrefix, runReleaseAction} from './release-actions.ts'

const hostedOnly = /^sanity\.action\.(release\.(un)?schedule|document\.variant|variant\.definition)/

/** Stages the actions of a request in order. @throws LakeError with the index of the refused action */
export function runActions(
  actions: readonly unknown[],
  staged: StagedTransaction,
  idsWithPrefix: IdsWithPrefix,
): void {
  inOrder('actionError', actions, (action) => runAction(action, staged, idsWithPrefix))
}

function runAction(action: unknown, staged: StagedTransaction, idsWithPrefix: IdsWithPrefix): void {
  const onDocument = documentActionSchema.safeParse(action)
  if (onDocument.success) {
    runDocumentAction(onDocument.data, staged)
    return
  }
  const onRelease = releaseActionSchema.safeParse(action)
  if (onRelease.success) {
    runReleaseAction(onRelease.data, staged, idsWithPrefix)
    return
  }
  const type = actionTypeOf(action)
  if (hostedOnly.test(type)) {
    throw new RefusedWrite(
      400,
      'unsupportedActionError',
      `The local content lake cannot do "${type}": it needs hosted Sanity`,
    )
  }
  const {error} = type.startsWith('sanity.action.release.') ? onRelease : onDocument
  const issue = error.issues[0]
  const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not an action'
  throw new RefusedWrite(400, 'validationError', `Invalid action "${type}" (${where})`)
}

function actionTypeOf(action: unknown): string {
  return typeof action === 'object' && action !== null && 'actionType' in action
    ? String(action.actionType)
    : ''
}
