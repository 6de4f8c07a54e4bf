import {renderingConfiguration} from '#config/environment.server.ts'
import {getSettings} from '#content/queries/get-settings.ts'
import {securityFile} from '#shared/generated-files.ts'

/** Cached like a page, invalidated with the settings, and renewed weekly because the file expires. */
export const dynamic = 'force-static'
export const revalidate = 604_800

/** Below the year that RFC 9116 §2.5.5 recommends, and far above the time between two renderings. */
const validMs = 180 * 86_400_000

/** Security contact (SEC-4, RFC 9116). */
export async function GET(): Promise<Response> {
  const {securityEmail} = await getSettings()
  const expires = new Date(Date.now() + validMs).toISOString().slice(0, 10)
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${renderingConfiguration().site.publicOrigin}${securityFile}`,
    '',
  ]
  return new Response(lines.join('\n'), {headers: {'content-type': 'text/plain; charset=utf-8'}})
}
