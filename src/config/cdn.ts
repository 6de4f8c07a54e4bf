import type {z} from 'zod'
import {wholeNumber} from './variables.ts'

const dayInSeconds = 86_400

export const cdnVariables = {
  CDN_SECONDS: wholeNumber({min: 0, max: dayInSeconds, defaultTo: 0}).describe(
    'How long a CDN in front of the site may serve a page without revalidating; 0 means always revalidate.',
  ),
}

/**
 * Returns the `Cache-Control` of published pages and of the files that change with a publication. Nothing purges a
 * CDN, so it revalidates every time unless `CDN_SECONDS` allows it to be late.
 */
export function toPageCacheControl({CDN_SECONDS}: z.output<z.ZodObject<typeof cdnVariables>>) {
  return CDN_SECONDS === 0
    ? 'public, max-age=0, must-revalidate'
    : `public, max-age=0, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_SECONDS}`
}
