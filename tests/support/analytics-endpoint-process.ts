import {appendFileSync, mkdirSync, rmSync} from 'node:fs'
import {dirname} from 'node:path'
import {isGzip, startAnalyticsEndpoint} from '#scripts/analytics-endpoint/endpoint.ts'
import {analyticsPort, analyticsRequestsFile} from './addresses.ts'

/** Runs the local analytics endpoint in place of PostHog and writes a line about each request. */
rmSync(analyticsRequestsFile, {force: true})
mkdirSync(dirname(analyticsRequestsFile), {recursive: true})

await startAnalyticsEndpoint(analyticsPort, (events, {method, url = '/', headers}, body) => {
  const {pathname, searchParams} = new URL(url, 'http://localhost')
  const received = {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    isCompressed: isGzip(body),
    hasCookie: headers.cookie !== undefined,
    referrer: headers.referer ?? null,
    events,
  }
  appendFileSync(analyticsRequestsFile, `${JSON.stringify(received)}\n`)
  return true
})
console.info('The endpoint takes events.')
