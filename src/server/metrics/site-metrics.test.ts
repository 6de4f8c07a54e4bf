import {createServer} from 'node:http'
import {ownRequestHeader} from '#http/own-requests.ts'
import {listen} from '#lib/testing/listen.ts'
import {collectCounts, countResponses} from './site-metrics.ts'

it('countResponses counts responses to visitors, and none to the site itself (OPS-9)', async () => {
  const server = createServer((_request, response) => response.end())
  const origin = `http://127.0.0.1:${await listen(server)}`
  const stop = countResponses()
  await fetch(origin)
  await fetch(origin, {headers: ownRequestHeader()})
  stop()
  server.close()
  expect(collectCounts().responses).toEqual(new Map([['200', 1]]))
})
