import {renderingConfiguration} from '#config/environment.server.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {sendTestEmail} from '#server/email-test.server.ts'

const {refuse, options} = unsupportedMethods('POST')

/** Sends an editor a test of an e-mail; the Studio may read the response. */
export async function POST(request: Request): Promise<Response> {
  const response = await sendTestEmail(request)
  const {studioUrl} = renderingConfiguration().site
  response.headers.set('access-control-allow-origin', new URL(studioUrl).origin)
  return response
}

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
