import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from '@playwright/test'

/** Matches every URL of Google. */
export const googleUrls = /^https:\/\/[^/]*(google|gstatic)/

const script = readFileSync(join(import.meta.dirname, 'google-maps-stub.js'))

/** Replaces Google Maps with a stub. @returns the requested URLs, an array that grows */
export async function stubGoogleMaps(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(googleUrls, (route) => {
    requested.push(route.request().url())
    return route.fulfill({body: script, contentType: 'text/javascript'})
  })
  return requested
}
