import {actionError, LakeError} from '#content-lake/http/errors.ts'
import type {StagedTransaction} from '#content-lake/mutations/staged-transaction.ts'
import {ActionFailure} from './action-failure.ts'
import {documentActionSchema, releaseActionSchema} from './action-schema.ts'
import {runDocumentAction} from './document-actions.ts'
import {type IdsWithPrefix, runReleaseAction} from './release-actions.ts'

const hostedOnly = /^sanity\.action\.(release\.(un)?schedule|document\.variant|variant\.definition)/

/**
 * Stages the actions of a request one after the other.
 * @throws LakeError with the index of the action that cannot be done; none of them is done then.
 */
export function runActions(
  actions: readonly unknown[],
  staged: StagedTransaction,
  idsWithPrefix: IdsWithPrefix,
): void {
  actions.forEach((action, index) => {
    try {
      runAction(action, staged, idsWithPrefix)
    } catch (error) {
      if (error instanceof ActionFailure) {
        throw actionError(error.status, error.type, error.message, index)
      }
      if (error instanceof LakeError) {
        throw actionError(error.status, typeOf(error), error.message, index)
      }
      throw error
    }
  })
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
    throw new ActionFailure(
      'unsupportedActionError',
      `The local content lake cannot do "${type}": it needs hosted Sanity`,
      400,
    )
  }
  const {error} = type.startsWith('sanity.action.release.') ? onRelease : onDocument
  const issue = error.issues[0]
  const where = issue ? `${issue.path.join('.')}: ${issue.message}` : 'not an action'
  throw new ActionFailure('validationError', `Invalid action "${type}" (${where})`, 400)
}

function actionTypeOf(action: unknown): string {
  return typeof action === 'object' && action !== null && 'actionType' in action
    ? String(action.actionType)
    : ''
}

function typeOf(error: LakeError): string {
  const {error: inner} = error.body
  if (typeof inner !== 'object' || inner === null || !('items' in inner)) return 'actionError'
  const items: unknown[] = Array.isArray(inner.items) ? inner.items : []
  const [item] = items
  if (typeof item !== 'object' || item === null || !('error' in item)) return 'actionError'
  const {error: detail} = item
  return typeof detail === 'object' && detail !== null && 'type' in detail
    ? String(detail.type)
    : 'actionError'
}
