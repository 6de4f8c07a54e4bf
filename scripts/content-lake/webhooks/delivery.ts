import {encodeSignatureHeader} from '@sanity/webhook'
import type {Operation, WebhookRule} from './webhook-rule.ts'

/** A pending webhook call. */
export interface Delivery {
  readonly rule: WebhookRule
  /** Is the same when the delivery is repeated after a restart. */
  readonly key: string
  readonly documentId: string
  readonly transactionId: string
  readonly transactionTime: string
  readonly operation: Operation
  readonly body: string
}

const timeoutMs = 30_000

/**
 * Attempts one delivery with the headers of hosted Sanity.
 * @returns no problem when the receiver accepted it; otherwise also whether another attempt may succeed: after no
 * response, 429 or 5xx
 */
export async function attemptDelivery(
  delivery: Delivery,
  sender: {readonly projectId: string; readonly datasetName: string},
  signal: AbortSignal,
): Promise<{problem?: string; retryable: boolean}> {
  const {body} = delivery
  const {url, secret} = delivery.rule.definition
  try {
    const signature: Record<string, string> = secret
      ? {'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), secret)}
      : {}
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'content-lake-webhook',
        'sanity-project-id': sender.projectId,
        'sanity-dataset': sender.datasetName,
        'sanity-document-id': delivery.documentId,
        'sanity-transaction-id': delivery.transactionId,
        'sanity-transaction-time': delivery.transactionTime,
        'sanity-operation': delivery.operation,
        'idempotency-key': delivery.key,
        ...signature,
      },
    })
    await response.body?.cancel()
    const {status} = response
    if (status < 300) return {retryable: false}
    return {problem: `HTTP ${status}`, retryable: status === 429 || status >= 500}
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error), retryable: true}
  }
}
