import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {configuration} from '#config/environment.server.ts'
import {contentClient} from '#content/client.server.ts'

/** Opens a draft session for an editor whose Studio wrote a preview secret into the dataset. */
export async function GET(request: Request): Promise<Response> {
  const client = contentClient.withConfig({token: configuration().secrets.draftToken})
  return await defineEnableDraftMode({client}).GET(request)
}
