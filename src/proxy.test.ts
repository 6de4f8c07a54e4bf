import {once} from 'node:events'
import {createServer} from 'node:http'
import {NextRequest} from 'next/server'
import {draftModeCookie} from '#lib/next-internals.ts'

const pages = ['/about', '/download/ios', '/download/android']
const address = 'https://apps.example.org/lamplight'
let isDown = false

/** Stands in for the content lake, over HTTP: it knows the pages above, and one store that has the app. */
const lake = createServer((request, response) => {
  const asked = new URL(request.url ?? '/', 'http://lake.example').searchParams
  const query = asked.get('query') ?? ''
  const result = query.includes('.stores[')
    ? asked.get('$store') === '"appstore"'
      ? address
      : null
    : query.startsWith('count(')
      ? false
      : pages
  response.setHeader('content-type', 'application/json')
  if (isDown) response.writeHead(400).end('{"error": {"description": "away"}}')
  else response.end(JSON.stringify({result}))
}).listen(0, '127.0.0.1')
await once(lake, 'listening')
const bound = lake.address()
process.env['CONTENT_LAKE_PORT'] = String(
  typeof bound === 'object' && bound !== null ? bound.port : 0,
)
const {proxy} = await import('./proxy.ts')

afterAll(() => lake.close())

const answer = async (path: string, cookie = '') => {
  const headers = {cookie}
  const response = await proxy(new NextRequest(`https://site.example${path}`, {headers}))
  return {
    status: response.status,
    location: response.headers.get('location'),
    goesOn: response.headers.get('x-middleware-next') === '1',
    shows: response.headers.get('x-middleware-rewrite'),
  }
}
const page = {status: 200, location: null, goesOn: true, shows: null}

describe('the proxy', () => {
  it('lets published pages be rendered', async () => {
    expect(await answer('/about')).toEqual(page)
    expect(await answer('/download/android')).toEqual(page)
  })

  it('leads from the page of a store to the store that has the app (DL-1)', async () => {
    expect(await answer('/download/ios')).toMatchObject({
      status: 307,
      location: address,
    })
  })

  it('shows editors in a draft session the page all the same', async () => {
    expect(await answer('/download/ios', `${draftModeCookie}=1`)).toEqual(page)
  })

  it('shows the not-found page where no page stands (NF-1)', async () => {
    expect(await answer('/nowhere')).toMatchObject({
      status: 404,
      shows: 'https://site.example/not-found-page',
    })
  })

  it('leaves it to the page when the content lake is down', async () => {
    isDown = true
    // The first is not known to be there, of the second the store's address is not known.
    expect(await answer('/elsewhere')).toEqual(page)
    expect(await answer('/download/ios')).toEqual(page)
  })
})
