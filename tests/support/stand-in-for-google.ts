import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from '@playwright/test'

/** Whatever belongs to Google. */
export const google = /^https:\/\/[^/]*(google|gstatic)/

const script = readFileSync(join(import.meta.dirname, 'google-maps.js'))

/**
 * Answers in the place of Google's maps.
 *
 * @param page - before its street map is opened
 * @returns the addresses that were asked for, growing
 */
export async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(google, (route) => {
    asked.push(route.request().url())
    return route.fulfill({body: script, contentType: 'text/javascript'})
  })
  return asked
}
