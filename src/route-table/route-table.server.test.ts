import {jest} from '@jest/globals'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listen} from '#lib/testing/listen.ts'

/** Content lake stub. */
let pages = ['/', '/first']
let isUnavailable = false
let queries = 0
const lake = createServer((_request, response) => {
  queries += 1
  const result = {pages, stores: null, redirects: [], clinicians: [], samples: null, bookings: []}
  response.writeHead(isUnavailable ? 500 : 200, {'content-type': 'application/json'})
  response.end(JSON.stringify({result}))
})
process.env['CONTENT_LAKE_PORT'] = String(await listen(lake))

const folder = mkdtempSync(join(tmpdir(), 'route-table-'))
const file = join(folder, '.next', 'route-table.json')
// Not `process.chdir`: other test files of the same Jest worker would inherit it.
jest.spyOn(process, 'cwd').mockReturnValue(folder)
const {routeTable, refreshRouteTable} = await import('./route-table.server.ts')

afterAll(() => {
  lake.close()
  rmSync(folder, {recursive: true, force: true})
})

const listed = async () => [...(await routeTable()).pages]

describe('route table', () => {
  it('is fetched once and stored for the next process', async () => {
    expect(await listed()).toEqual(['/', '/first'])
    expect(await listed()).toEqual(['/', '/first'])
    expect(queries).toBe(1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({pages: ['/', '/first']})
  })

  it('changes in memory only on a refresh', async () => {
    pages = ['/', '/second']
    writeFileSync(file, '{}')
    expect(await listed()).toEqual(['/', '/first'])
    expect(await refreshRouteTable()).toBe(true)
    expect(await listed()).toEqual(['/', '/second'])
    expect(await refreshRouteTable()).toBe(false)
  })

  it('stays unchanged when the lake is unavailable or has no page', async () => {
    isUnavailable = true
    await expect(refreshRouteTable()).rejects.toThrow('cannot be reached')
    isUnavailable = false
    pages = []
    await expect(refreshRouteTable()).rejects.toThrow('no published page')
    expect(await listed()).toEqual(['/', '/second'])
    pages = ['/', '/second']
    await refreshRouteTable()
  })

  it('is fetched once for concurrent callers', async () => {
    const from = queries
    await Promise.all(Array.from({length: 50}, refreshRouteTable))
    expect(queries - from).toBe(1)
  })
})
