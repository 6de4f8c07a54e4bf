import {after} from 'next/server'
import {handleWebhook} from '#freshness/handle-webhook.server.ts'

export async function POST(request: Request): Promise<Response> {
  return await handleWebhook(request, after)
}
