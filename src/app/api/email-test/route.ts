import {renderingConfiguration} from '#config/environment.server.ts'
import {otherMethods} from '#http/methods.ts'
import {sendTestEmail} from '#server/email-test.server.ts'

const {refuse, options} = otherMethods('POST')

/** Sends an editor a test of an e-mail; the Studio may read the response. */
export async function POST(request: Request): Promise<Response> {
  const response = await sendTestEmail(request)
  const {studioUrl} = renderingConfiguration().site
  response.headers.set('access-control-allow-origin', new URL(studioUrl).origin)
  return response
}

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
