import {createServer} from 'node:http'
import {ownRequestHeader} from '#http/own-requests.ts'
import {listen} from '#lib/testing/listen.ts'
import {measureResponses, siteMetrics} from './site-metrics.ts'

it('measureResponses measures responses to visitors, and none to the site itself (OPS-9)', async () => {
  const server = createServer((_request, response) => response.end())
  const origin = `http://127.0.0.1:${await listen(server)}`
  const stop = measureResponses()
  await fetch(origin)
  await fetch(origin, {headers: ownRequestHeader()})
  stop()
  server.close()
  const text = await siteMetrics().register.metrics()
  expect(text).toContain('site_responses_total{status="200"} 1\n')
  expect(text).toContain('site_response_seconds_bucket{le="10"} 1\n')
})
