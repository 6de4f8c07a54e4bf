import {securityFile} from '#shared/generated-files.ts'

/** Below the year that RFC 9116 §2.5.5 recommends, and far above the time between two renderings. */
const validDays = 180
const dayMs = 86_400_000

interface SecurityText {
  email: string
  /** Without a trailing slash. */
  origin: string
  now: Date
}

/** Returns `security.txt` (RFC 9116). */
export function composeSecurityText({email, origin, now}: SecurityText): string {
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityFile}`,
    '',
  ].join('\n')
}
