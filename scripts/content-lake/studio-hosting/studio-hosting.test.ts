import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {startTestLake} from '#content-lake/testing/lake.ts'

const folder = await mkdtemp(join(tmpdir(), 'studio-'))
const studioDir = join(folder, 'dist')
await mkdir(join(studioDir, 'static'), {recursive: true})
await writeFile(join(folder, 'secret.txt'), 'secret')
await writeFile(join(folder, 'dist-secret.txt'), 'secret')
await writeFile(join(studioDir, 'index.html'), '<title>Studio</title>')
await writeFile(join(studioDir, 'static', 'app-a1b2c3d4.js'), 'export {}')
await writeFile(join(studioDir, 'static', 'favicon.ico'), 'icon')
let lake = await startTestLake({studioDir})
afterAll(async () => {
  await lake.remove()
  await rm(folder, {recursive: true})
})

describe('hosted Studio', () => {
  it.each(['/studio', '/studio/', '/studio/intent/edit/id=a.b;type=page/'])(
    'serves its HTML uncached at %s',
    async (path) => {
      const response = await lake.request(path)
      expect(await response.text()).toContain('<title>Studio</title>')
      expect(response.headers.get('cache-control')).toContain('no-cache')
      expect(response.headers.get('set-cookie')).toContain('HttpOnly')
    },
  )

  it('redirects the root to the Studio', async () => {
    const response = await lake.request('/', {redirect: 'manual'})
    expect([response.status, response.headers.get('location')]).toEqual([302, '/studio'])
  })

  it('serves hashed files as immutable, and icons at the root', async () => {
    const script = await lake.request('/studio/static/app-a1b2c3d4.js')
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(await (await lake.request('/static/favicon.ico')).text()).toBe('icon')
  })

  it.each([
    '/studio/static/missing.js',
    '/static/missing.ico',
    '/studio/..%2fsecret.txt',
    '/studio/..%2fdist-secret.txt',
    '/static/..%2f..%2fsecret.txt',
    '/static/..%2findex.html',
    '/studio/..%5csecret.txt',
    '/studio/static%00.txt',
  ])('returns 404 at %s', async (path) => {
    const response = await lake.request(path)
    expect([response.status, (await response.text()).includes('"error"')]).toEqual([404, true])
  })

  it.each(['/studio', '/studio/static/missing.js', '/static/favicon.ico', '/'])(
    'forbids other origins to frame %s',
    async (path) => {
      const {headers} = await lake.request(path, {redirect: 'manual'})
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    },
  )

  it('serves the same page at /studio/index.html', async () => {
    const response = await lake.request('/studio/index.html')
    const prefetch = '<link rel="prefetch" crossorigin href="/studio/static/app-a1b2c3d4.js">'
    expect([response.status, await response.text()]).toEqual([
      200,
      `<title>Studio</title>${prefetch}`,
    ])
    expect(response.headers.get('cache-control')).toBe('no-cache, private')
  })

  it('explains how to build a missing Studio', async () => {
    const bare = await startTestLake()
    const response = await bare.request('/studio')
    expect([response.status, response.headers.get('set-cookie')]).toEqual([503, null])
    expect(await response.text()).toContain('sanity build')
    await bare.remove()
  })
})

describe('platform routes', () => {
  it.each<[string, unknown]>([
    ['/v2021-06-07/projects/local', {id: 'local'}],
    ['/v2021-06-07/projects/local/datasets', [{name: 'production', aclMode: 'public'}]],
    ['/v2021-06-07/projects/local/datasets?datasetProfile=comments', []],
    ['/v2021-06-07/projects', [{id: 'local'}]],
    ['/v1/data/references/production/documents/a/to', {totalCount: 0, references: []}],
    ['/v2025-09-16/datasets', [{name: 'production', aclMode: 'public'}]],
    ['/v2025-09-16/aliases', []],
    ['/v2021-06-07/projects/local/grants', {}],
    ['/v2021-06-07/users/local-editor', {id: 'local-editor'}],
    ['/v2021-06-07/users/a,b', [{id: 'a'}, {id: 'b'}]],
    ['/v2021-06-07/intake/telemetry-status', {status: 'denied'}],
    ['/v2021-06-07/schedules/local/production', {schedules: []}],
    ['/v1/data/ping/production', {pong: true}],
    ['/_lake/health', {status: 'ok', documents: 0}],
  ])('respond to %s', async (path, body) => {
    expect(await (await lake.request(path)).json()).toMatchObject(Object(body))
  })

  it('grant edit rights to the hosted Studio only', async () => {
    const path = '/v2021-06-07/projects/local/datasets/production/acl'
    const cookie = (await lake.request('/studio')).headers.get('set-cookie')?.split(';')[0] ?? ''
    const own = await lake.request(path, {headers: {cookie}})
    expect(JSON.stringify(await own.json())).toContain('"update"')
    expect(await (await lake.request(path)).json()).toEqual([])
  })

  it('store session and preferences across a restart', async () => {
    const cookie = (await lake.request('/studio')).headers.get('set-cookie')?.split(';')[0] ?? ''
    const saved = await lake.request('/v2024-01-01/users/me/keyvalue', {
      method: 'PUT',
      body: JSON.stringify([{key: 'width', value: 3}]),
      headers: {cookie, origin: lake.lake.origin},
    })
    expect(saved.status).toBe(200)
    lake = await lake.restart()
    const read = await lake.request('/v2024-01-01/users/me/keyvalue/width,none', {
      headers: {cookie},
    })
    expect(await read.json()).toEqual([{key: 'width', value: 3}])
  })

  it('close the connection of the protocol check', async () => {
    await expect(lake.request('/v1/ping')).rejects.toThrow()
  })
})
