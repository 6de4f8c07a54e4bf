import {securityFile} from '#shared/generated-files.ts'

/**
 * Half a year: less than the year that RFC 9116 §2.5.5 recommends, and much more than the time between two renderings.
 */
const validDays = 180
const dayMs = 86_400_000

interface SecurityText {
  /** Where reports go. */
  email: string
  /** Of the site, without a slash at its end. */
  origin: string
  /** When it is written. */
  now: Date
}

/**
 * Writes who to tell about a weakness of the site, in the format of RFC 9116.
 *
 * @param content - from the dataset and the configuration
 */
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
