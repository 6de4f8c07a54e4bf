import {readFile} from 'node:fs/promises'
import {expect, type Page} from '@playwright/test'
import {z} from 'zod'
import {analyticsRequestsFile, site} from './addresses.ts'
import {serializeChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'

const event = z.looseObject({
  event: z.string(),
  distinct_id: z.string().optional(),
  properties: z.record(z.string(), z.unknown()),
})
const requestLine = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(
    z.object({
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.string()),
      isCompressed: z.boolean(),
      hasCookie: z.boolean(),
      referrer: z.string().nullable(),
      /** Drops bodies that are not events, such as requests for feature flags. */
      events: z
        .array(z.unknown())
        .transform((all) => all.flatMap((each) => event.safeParse(each).data ?? [])),
    }),
  )

/** PostHog's entry in localStorage. */
const postHogStorageSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.unknown()))

export type RecordedRequest = z.output<typeof requestLine>
export type RecordedEvent = z.output<typeof event>

/** Returns the names of everything that the browser stores for the page: localStorage, sessionStorage and cookies. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').filter(Boolean),
    ].sort(),
  )

/** Hides that the browser is automated, because PostHog ignores robots. Call it before the page is opened. */
export async function hideAutomation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', {get: () => false})
    const {userAgent} = navigator
    const agent = userAgent.replace('HeadlessChrome', 'Chrome')
    Object.defineProperty(Navigator.prototype, 'userAgent', {get: () => agent})
    Object.defineProperty(Navigator.prototype, 'userAgentData', {get: () => undefined})
  })
}

/** Collects the URLs of requests to other origins from now on. @returns an array that grows */
export function collectForeignRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== site) requested.push(request.url())
  })
  return requested
}

/** Returns every request that the analytics endpoint has received, from all tests. */
export async function recordedRequests(): Promise<RecordedRequest[]> {
  const lines = (await readFile(analyticsRequestsFile, 'utf8')).split('\n').slice(0, -1)
  return lines.map((line) => requestLine.parse(line))
}

/** Returns the requests with events of one visitor, by PostHog's id. */
export async function requestsOf(id: string): Promise<RecordedRequest[]> {
  return (await recordedRequests()).filter(({events}) => events.some((each) => idOf(each) === id))
}

/**
 * Returns the events of one visitor. An event in flight during a change of page may arrive twice with the same id;
 * PostHog counts it once, and so does this function (decision 44).
 */
export async function eventsOf(id: string): Promise<RecordedEvent[]> {
  const events = (await requestsOf(id)).flatMap((request) => request.events)
  return [...new Map(events.map((each) => [each['uuid'], each])).values()]
}

const idOf = ({distinct_id, properties}: RecordedEvent) => distinct_id ?? properties['distinct_id']

/** Waits until PostHog's library runs on the page of a visitor who consented. @returns PostHog's id of the visitor */
export async function visitorId(page: Page): Promise<string> {
  const read = async () => (await readPostHogStorage(page))['distinct_id']
  await expect.poll(read).toEqual(expect.any(String))
  return String(await read())
}

/** Waits until PostHog's library has received its settings, because it records no clicks before. */
export async function waitForAutocapture(page: Page): Promise<void> {
  await expect
    .poll(async () => (await readPostHogStorage(page))['$autocapture_disabled_server_side'])
    .toBe(false)
}

const readPostHogStorage = async (page: Page) =>
  postHogStorageSchema.parse(
    await page.evaluate(() => localStorage.getItem('ph_analytics') ?? '{}'),
  )

/** The storage of a visitor who has made no choice yet. Other tests start with a visitor who declined. */
export const firstVisit = {cookies: [], origins: []}

/**
 * Returns the browser storage of a visitor who has declined analytics, which hides the consent card. It covers one
 * origin, because Playwright opens a page for every stored origin before each test.
 */
export const declinedAnalytics = (origin: string) => ({
  cookies: [],
  origins: [{origin, localStorage: [{name: choiceKey, value: serializeChoice('no', Date.now())}]}],
})
