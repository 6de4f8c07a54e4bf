import {renderingConfiguration} from '#config/environment.server.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {composeSecurityText} from '#seo/compose-security-text.ts'

/** Kept like a page, rendered again when the settings are published, and once a week for its last day. */
export const dynamic = 'force-static'
export const revalidate = 604_800

/** Who to tell about a weakness of the site (SEC-4, RFC 9116). */
export async function GET(): Promise<Response> {
  const {securityEmail} = await getSettings()
  const text = composeSecurityText({
    email: securityEmail,
    origin: renderingConfiguration().site.publicOrigin,
    now: new Date(),
  })
  return new Response(text, {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
