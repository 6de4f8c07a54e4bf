import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from '@playwright/test'

/** Matches every URL of Google. */
export const google = /^https:\/\/[^/]*(google|gstatic)/

const script = readFileSync(join(import.meta.dirname, 'google-maps.js'))

/** Replaces Google Maps with a stub. @returns the requested URLs, an array that grows */
export async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(google, (route) => {
    asked.push(route.request().url())
    return route.fulfill({body: script, contentType: 'text/javascript'})
  })
  return asked
}
