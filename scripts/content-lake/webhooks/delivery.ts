import {encodeSignatureHeader} from '@sanity/webhook'
import {z} from 'zod'

/** A pending webhook call, stored as JSON. */
export const deliverySchema = z.object({
  key: z.string(),
  hook: z.string(),
  documentId: z.string(),
  transactionId: z.string(),
  transactionTime: z.string(),
  operation: z.enum(['create', 'update', 'delete']),
  body: z.string(),
  queuedAt: z.number(),
})

export type Delivery = z.infer<typeof deliverySchema>

export interface Sender {
  readonly url: string
  readonly secret?: string | undefined
  readonly projectId: string
  readonly dataset: string
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
  sender: Sender,
  signal: AbortSignal,
): Promise<AttemptResult> {
  const {body} = delivery
  try {
    const signature: Record<string, string> = sender.secret
      ? {
          'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), sender.secret),
        }
      : {}
    const response = await fetch(sender.url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'content-lake-webhook',
        'sanity-project-id': sender.projectId,
        'sanity-dataset': sender.dataset,
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
