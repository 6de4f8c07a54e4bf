import {cookies, draftMode} from 'next/headers'
import {draftSessionCookie} from '#content/preview/draft-cookie.ts'
import {previewPerspectiveCookie} from '#content/preview/preview-perspective.ts'

export async function GET(): Promise<Response> {
  const session = await draftMode()
  session.disable()
  const store = await cookies()
  for (const name of [draftSessionCookie, previewPerspectiveCookie]) store.delete(name)
  return new Response(null, {status: 307, headers: {location: '/', 'cache-control': 'no-store'}})
}
