import {after} from 'next/server'
import {handleWebhook} from '#revalidation/handle-webhook.server.ts'

export async function POST(request: Request): Promise<Response> {
  return await handleWebhook(request, after)
}
