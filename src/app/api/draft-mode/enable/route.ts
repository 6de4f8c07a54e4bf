import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {readDraftToken} from '#config/secrets.ts'
import {contentClient} from '#content/client.server.ts'

/** Opens a draft session for an editor whose Studio wrote a preview secret into the dataset. */
export async function GET(request: Request): Promise<Response> {
  const client = contentClient.withConfig({token: readDraftToken(process.env)})
  return await defineEnableDraftMode({client}).GET(request)
}
