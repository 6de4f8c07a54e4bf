import {draftMode} from 'next/headers'

/** Ends a draft session and returns to the published home page. */
export async function GET(): Promise<Response> {
  const session = await draftMode()
  session.disable()
  return new Response(null, {status: 307, headers: {location: '/', 'cache-control': 'no-store'}})
}
