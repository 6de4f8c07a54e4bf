import type {z} from 'zod'
import {wholeNumber} from './variables.ts'

const dayInSeconds = 86_400

export const cdnVariables = {
  CDN_SECONDS: wholeNumber({min: 0, max: dayInSeconds, defaultTo: 0}).describe(
    'How long a CDN in front of the site may serve a page without revalidating; 0 means always revalidate.',
  ),
}

/** Returns the `Cache-Control` of pages. Without `CDN_SECONDS` a CDN always revalidates: nothing purges it. */
export function toPageCacheControl({CDN_SECONDS}: z.output<z.ZodObject<typeof cdnVariables>>) {
  return CDN_SECONDS === 0
    ? 'public, max-age=0, must-revalidate'
    : `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_SECONDS}`
}
