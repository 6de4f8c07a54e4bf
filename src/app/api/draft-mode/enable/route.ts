import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {createDraftClient, draftTimeoutMs, pingContent} from '#content/client.server.ts'
import {problem} from '#http/problem.ts'

/** Opens a draft session for an editor whose Studio wrote a preview secret into the dataset. */
export async function GET(request: Request): Promise<Response> {
  try {
    await pingContent(draftTimeoutMs)
  } catch (error) {
    return problem({status: 503, title: error instanceof Error ? error.message : String(error)})
  }
  return await defineEnableDraftMode({client: createDraftClient()}).GET(request)
}
