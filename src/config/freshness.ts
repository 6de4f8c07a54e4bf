import {z} from 'zod'
import {wholeNumber} from './variables.ts'

const dayInSeconds = 86_400

export const cdnVariables = {
  CDN_SECONDS: wholeNumber({min: 0, max: dayInSeconds, defaultTo: 0}).describe(
    'How long a CDN in front of the site may serve a page without revalidating; 0 means always revalidate.',
  ),
}

/** Returns the `Cache-Control` of pages. By default a CDN always revalidates, because nothing purges it. */
export function toPageCacheControl({CDN_SECONDS}: z.output<z.ZodObject<typeof cdnVariables>>) {
  return CDN_SECONDS === 0
    ? 'public, max-age=0, must-revalidate'
    : `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_SECONDS}`
}

export const contentCheckVariables = {
  CONTENT_CHECK_MINUTES: z.coerce
    .number('must be a number of minutes')
    .positive('must be more than 0')
    .max(24 * 60, 'must be at most 1440, a day')
    .default(60)
    .describe(
      'How often the site compares its pages with the content, in case a webhook was lost.',
    ),
}

export function toContentCheckMs(
  parsed: z.output<z.ZodObject<typeof contentCheckVariables>>,
): number {
  return parsed.CONTENT_CHECK_MINUTES * 60_000
}
