import {expect, type Page} from '@playwright/test'
import {z} from 'zod'
import {analyticsHost, site} from './addresses.ts'

const event = z.looseObject({
  event: z.string(),
  distinct_id: z.string().optional(),
  properties: z.record(z.string(), z.unknown()),
})
const requests = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.string()),
    contentType: z.string().nullable(),
    isCompressed: z.boolean(),
    hasCookie: z.boolean(),
    referrer: z.string().nullable(),
    /** What is no event, such as a question for feature flags, has no name. */
    events: z
      .array(z.unknown())
      .transform((all) => all.flatMap((each) => event.safeParse(each).data ?? [])),
  }),
)

/** What PostHog's library keeps on the device. */
const keptByPostHog = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.unknown()))

export type RecordedRequest = z.output<typeof requests>[number]
export type RecordedEvent = z.output<typeof event>

/** The names of what is kept on the device. */
export const namesOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').filter(Boolean),
    ].sort(),
  )

/**
 * Makes the browser of a test one that PostHog counts: it leaves out robots, and browsers that are driven say so.
 *
 * @param page - before it is opened
 */
export async function looksLikeVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', {get: () => false})
    const {userAgent} = navigator
    const agent = userAgent.replace('HeadlessChrome', 'Chrome')
    Object.defineProperty(Navigator.prototype, 'userAgent', {get: () => agent})
    Object.defineProperty(Navigator.prototype, 'userAgentData', {get: () => undefined})
  })
}

/**
 * Collects what a page asks of anybody but the site itself, from now on.
 *
 * @param page - a page
 * @returns addresses, growing
 */
export function collectOthers(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url())
    if (/^https?:/.test(protocol) && origin !== site) asked.push(request.url())
  })
  return asked
}

/** Everything that arrived at what stands in for PostHog, from all tests. */
export async function recordedRequests(): Promise<RecordedRequest[]> {
  return requests.parse(await (await fetch(`${analyticsHost}/recorded`)).json())
}

/**
 * Reads what arrived of one visitor.
 *
 * @param id - what PostHog calls them
 */
export async function requestsOf(id: string): Promise<RecordedRequest[]> {
  return (await recordedRequests()).filter(({events}) => events.some((each) => idOf(each) === id))
}

/**
 * The events of one visitor. One that is on its way in the moment in which the page is left for another may arrive
 * twice, with one id; PostHog counts it once by that, and so do we (decision 44).
 */
export async function eventsOf(id: string): Promise<RecordedEvent[]> {
  const events = (await requestsOf(id)).flatMap((request) => request.events)
  return [...new Map(events.map((each) => [each['uuid'], each])).values()]
}

const idOf = ({distinct_id, properties}: RecordedEvent) => distinct_id ?? properties['distinct_id']

/**
 * Waits until PostHog's library runs on a page.
 *
 * @param page - whose visitor said yes
 * @returns what PostHog calls the visitor
 */
export async function visitorId(page: Page): Promise<string> {
  const read = async () => (await keptOnDevice(page))['distinct_id']
  await expect.poll(read).toEqual(expect.any(String))
  return String(await read())
}

/**
 * Waits until PostHog's library has been told what to count: before that it counts no presses.
 *
 * @param page - on which the library runs
 */
export async function untilPressesCount(page: Page): Promise<void> {
  await expect
    .poll(async () => (await keptOnDevice(page))['$autocapture_disabled_server_side'])
    .toBe(false)
}

const keptOnDevice = async (page: Page) =>
  keptByPostHog.parse(await page.evaluate(() => localStorage.getItem('ph_analytics') ?? '{}'))

/** A browser that was never here: most tests have one that said no before. */
export const firstVisit = {cookies: [], origins: []}
