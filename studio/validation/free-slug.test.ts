import {once} from 'node:events'
import {createServer} from 'node:http'
import {createClient} from '@sanity/client'
import {freeSlug} from './free-slug.ts'

/** A content lake that gives every query the same answer and remembers what it was asked. */
async function lakeThatAnswers(result: boolean) {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://localhost').searchParams)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({result}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
  })
  return {server, asked, getClient: () => client}
}

const page = {_id: 'drafts.page-about', _type: 'page', _createdAt: '', _updatedAt: '', _rev: ''}
const slug = {_type: 'slug' as const, current: '/about'}

describe('the address of a document', () => {
  it('is refused when another document of its type has it', async () => {
    const {server, asked, getClient} = await lakeThatAnswers(true)
    expect(await freeSlug('path')(slug, {document: page, getClient})).toContain('already has')
    expect(asked[0]?.get('query')).toContain('path.current == $slug')
    expect(asked[0]?.get('$id')).toBe('"page-about"')
    expect(asked[0]?.get('$slug')).toBe('"/about"')
    expect(asked[0]?.get('perspective')).toBe('raw')
    server.close()
  })

  it('is free when nobody else has it', async () => {
    const {server, getClient} = await lakeThatAnswers(false)
    expect(await freeSlug('path')(slug, {document: page, getClient})).toBe(true)
    server.close()
  })

  it('is not asked about while it is empty', async () => {
    const {server, asked, getClient} = await lakeThatAnswers(true)
    expect(await freeSlug('path')(undefined, {document: page, getClient})).toBe(true)
    expect(asked).toEqual([])
    server.close()
  })
})
