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

/** Outcome of one attempt. */
export interface AttemptResult {
  /** Absent when the receiver accepted the delivery. */
  readonly problem?: string
  /** Whether another attempt may succeed: no response, 429 or 5xx. */
  readonly retryable: boolean
}

/** Attempts one delivery with the headers of hosted Sanity. */
export async function attemptDelivery(
  delivery: Delivery,
  sender: {readonly projectId: string; readonly datasetName: string},
  signal: AbortSignal,
): Promise<AttemptResult> {
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
