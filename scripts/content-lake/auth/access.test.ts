import {chmod, mkdtemp, stat, writeFile} from 'node:fs/promises'
import {request} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {apiVersion, readToken, startTestLake, writeToken} from '#content-lake/testing/lake.ts'

const siteOrigin = 'http://localhost:3999'

const studioDir = await mkdtemp(join(tmpdir(), 'studio-'))
await writeFile(join(studioDir, 'index.html'), '<title>Studio</title>')
let lake = await startTestLake({studioDir, allowedOrigins: [siteOrigin], editorName: 'Ada'})
await lake.client.create({_id: 'open', _type: 'post'})
await lake.client.create({_id: 'drafts.open', _type: 'post'})
await lake.client.create({_id: 'secret.thing', _type: 'post'})
const studio = await lake.request('/studio')
const cookie = (studio.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
afterAll(() => lake.remove())

const mutate = (headers: Record<string, string>) =>
  lake.request('/v2026-03-01/data/mutate/production', {
    method: 'POST',
    body: '{"mutations":[{"createOrReplace":{"_id":"written","_type":"post"}}]}',
    headers,
  })
const bearer = (token: string) => ({authorization: `Bearer ${token}`})
const ids = (perspective: string, version = apiVersion) =>
  `/v${version}/data/query/production?query=${encodeURIComponent('*[_type=="post"]._id')}&perspective=${perspective}`

/** Sends headers and dot segments that `fetch` doesn't send. */
function rawStatus(headers: Record<string, string>, path = '/_lake/health'): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(lake.lake.origin, {headers, path}, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

describe('access', () => {
  it.each<[string, () => Record<string, string>, number]>([
    ['an anonymous client', () => ({}), 401],
    ['an unknown token', () => bearer('guess'), 401],
    ['the read token', () => bearer(readToken), 401],
    ['the write token', () => bearer(writeToken), 200],
    ['the Studio', () => ({cookie, origin: lake.lake.origin}), 200],
    ['our own origin without the session', () => ({origin: lake.lake.origin}), 401],
    ['the session without an origin', () => ({cookie}), 401],
    ['another page with the session', () => ({cookie, origin: siteOrigin}), 401],
    ['a forged session', () => ({cookie: `${cookie}x`, origin: lake.lake.origin}), 401],
  ])('permits or refuses a write by %s', async (_who, headers, status) => {
    expect((await mutate(headers())).status).toBe(status)
  })

  it.each<[string, () => Record<string, string>, string, number]>([
    ['an anonymous client', () => ({}), 'published', 200],
    ['an anonymous client', () => ({}), 'drafts', 401],
    ['a wrong token', () => bearer('x'), 'published', 401],
    ['the read token', () => bearer(readToken), 'drafts', 200],
    ['the Studio', () => ({cookie, 'sec-fetch-site': 'same-origin'}), 'drafts', 200],
    ['a page on another port', () => ({cookie, 'sec-fetch-site': 'same-site'}), 'drafts', 403],
    ['the read token', () => bearer(readToken), 'no%20perspective', 400],
  ])('permits or refuses a perspective to %s', async (_who, headers, perspective, status) => {
    expect((await lake.request(ids(perspective), {headers: headers()})).status).toBe(status)
  })

  it('shows anonymous clients only published documents without a dot in their id', async () => {
    for (const perspective of ['raw', 'published']) {
      const body: unknown = await (await lake.request(ids(perspective))).json()
      expect(JSON.stringify(body)).not.toMatch(/drafts\.|secret\./)
      expect(JSON.stringify(body)).toContain('"open"')
    }
  })

  it.each([
    '/v2026-03-01/data/history/production/transactions/open',
    '/v2026-03-01/data/history/production/documents/open',
    '/v2026-03-01/data/listen/production?query=*&includeAllVersions=true',
    '/v2026-03-01/data/live/events/production?includeDrafts=true',
    '/_lake/webhooks/pending',
  ])('returns 401 to anonymous clients for %s', async (path) => {
    expect((await lake.request(path)).status).toBe(401)
  })

  it('hides drafts from anonymous clients in documents and exports', async () => {
    const doc = await lake.request('/v2026-03-01/data/doc/production/open,drafts.open')
    expect(await doc.json()).toMatchObject({
      documents: [{_id: 'open'}],
      omitted: [{id: 'drafts.open', reason: 'permission'}],
    })
    const lines = await (await lake.request('/v2026-03-01/data/export/production')).text()
    expect(lines).not.toMatch(/drafts\.|secret\./)
  })

  it('names the user of the Studio, and none to anonymous clients', async () => {
    const userOf = async (init?: RequestInit): Promise<unknown> =>
      (await lake.request('/v2021-06-07/users/me', init)).json()
    expect(await userOf()).toEqual({})
    const editor = {id: 'local-editor', role: 'administrator', name: 'Ada'}
    expect(await userOf({headers: {cookie}})).toMatchObject(editor)
  })

  it.each([
    ['localhost', 200],
    ['127.0.0.1:3333', 200],
    ['[::1]:3333', 200],
    ['local.localhost:3333', 200],
    ['evil.example', 421],
    ['localhost.evil.example:3333', 421],
    ['evillocalhost', 421],
  ])('responds to the host %s with %i', async (host, status) => {
    expect(await rawStatus({host})).toBe(status)
  })

  it('adds CORS headers for allowed origins only', async () => {
    const allowed = await lake.request(ids('published'), {headers: {origin: siteOrigin}})
    expect(allowed.headers.get('access-control-allow-origin')).toBe(siteOrigin)
    const refused = await lake.request(ids('published'), {headers: {origin: 'http://evil.test'}})
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each([
    ['a page of another origin', {origin: 'http://evil.test'}],
    ['a page on another port of this machine', {origin: 'http://localhost:8000'}],
    ['a sandboxed frame', {origin: 'null'}],
    ['an image on another page', {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors'}],
    ['a script on another port', {'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors'}],
    [
      'a link from another page',
      {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'},
    ],
  ])('refuses %s before the query is parsed', async (_who, headers) => {
    const path = '/v2026-03-01/data/query/production?query=*%5B'
    expect((await lake.request(path)).status).toBe(400)
    const refused = await lake.request(path, {headers})
    expect([refused.status, await refused.json()]).toMatchObject([403, {statusCode: 403}])
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  it.each([
    ['/images/../v2026-03-01/data/query/production?query=*%5B', 403],
    ['/files/%2e%2e/v2026-03-01/data/query/production?query=*%5B', 403],
    ['/files/local/production/nothing.pdf', 404],
  ])('sends pages of other origins nothing but assets: %s', async (path, status) => {
    const headers = {origin: 'http://evil.test', 'sec-fetch-site': 'cross-site'}
    expect(await rawStatus(headers, path)).toBe(status)
  })

  it.each([
    ['a page of the same site', 'same-site', 'image', '/studio/static/sections/none.webp', 404],
    ['a page of another site', 'cross-site', 'image', '/studio/static/sections/none.webp', 403],
    ['a page of the same site as a script', 'same-site', 'script', '/studio/static/none.js', 403],
    ['a page of the same site at another path', 'same-site', 'image', '/studio/none.webp', 403],
    ['a link of another page', 'same-site', 'document', '/studio/structure', 200],
    ['a frame of another page', 'same-site', 'iframe', '/studio/structure', 403],
  ])('permits or refuses parts of the Studio to %s', async (_who, site, dest, path, status) => {
    const mode = dest === 'document' || dest === 'iframe' ? 'navigate' : 'no-cors'
    const headers = {'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest}
    expect(await rawStatus(headers, path)).toBe(status)
  })

  it('creates files that other users cannot read', async () => {
    const modeOf = async (name: string) => (await stat(join(lake.dataDir, name))).mode & 0o777
    expect(await modeOf('.')).toBe(0o700)
    expect(await modeOf('dataset/production.ndjson')).toBe(0o600)
    expect(await modeOf('session-secret')).toBe(0o600)
    await chmod(join(lake.dataDir, 'dataset/production.ndjson'), 0o644)
    lake = await lake.restart()
    expect(await modeOf('dataset/production.ndjson')).toBe(0o600)
  })

  it('sends the session cookie with the HTML only, as HttpOnly and SameSite=Strict', async () => {
    const setCookie = (await lake.request('/studio')).headers.get('set-cookie') ?? ''
    expect(setCookie).toMatch(/HttpOnly; SameSite=Strict; Path=\/$/)
    expect((await lake.request('/_lake/health')).headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['/v2026-03-01/data/query/other?query=*', 404],
    ['/v2026-03-01/projects/local/nothing', 404],
    ['/v2026-03-01/data/mutate/production', 404],
    ['/v2026-03-01/data/query/production', 400],
    ['/v2026-03-01/data/query/production?query=*&$x=nojson', 400],
  ])('responds to %s with %i in the error format of Sanity', async (path, status) => {
    const response = await lake.request(path)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({statusCode: status})
  })
})
