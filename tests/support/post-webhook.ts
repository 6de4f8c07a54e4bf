import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {site} from './addresses.ts'
import {secrets} from './secrets.ts'

interface Options {
  /** The instance that receives it. */
  origin?: string
  secret?: string
  /** Milliseconds since the epoch. */
  signedAt?: number
}

/** Sends a signed webhook with one change or several to the site, as Sanity does after a publication. */
export async function postWebhook(
  body: unknown,
  {origin = site, secret = secrets.SANITY_REVALIDATE_SECRET, signedAt = Date.now()}: Options = {},
): Promise<Response> {
  const text = JSON.stringify(body)
  return await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(text, signedAt, secret),
    },
  })
}
