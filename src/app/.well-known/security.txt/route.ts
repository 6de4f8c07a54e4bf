import {renderingConfiguration} from '#config/environment.server.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {composeSecurityText} from '#seo/compose-security-text.ts'

/** Cached like a page, invalidated with the settings, and renewed weekly because the file expires. */
export const dynamic = 'force-static'
export const revalidate = 604_800

/** Security contact (SEC-4, RFC 9116). */
export async function GET(): Promise<Response> {
  const {securityEmail} = await getSettings()
  const text = composeSecurityText({
    email: securityEmail,
    origin: renderingConfiguration().site.publicOrigin,
    now: new Date(),
  })
  return new Response(text, {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
