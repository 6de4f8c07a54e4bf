import {freeSlug} from './free-slug.ts'
import {startStubLake} from '#studio/testing/start-stub-lake.ts'

const page = {_id: 'drafts.page-about', _type: 'page', _createdAt: '', _updatedAt: '', _rev: ''}
const slug = {_type: 'slug' as const, current: '/about'}

describe('freeSlug', () => {
  it('rejects an address that another document of the type has', async () => {
    const {server, requests, getClient} = await startStubLake(() => true)
    expect(await freeSlug('path')(slug, {document: page, getClient})).toContain('already has')
    expect(requests[0]?.get('query')).toContain('path.current == $slug')
    expect(requests[0]?.get('$id')).toBe('"page-about"')
    expect(requests[0]?.get('$slug')).toBe('"/about"')
    expect(requests[0]?.get('perspective')).toBe('raw')
    server.close()
  })

  it('accepts an unused address and an empty one', async () => {
    const {server, getClient} = await startStubLake(() => false)
    expect(await freeSlug('path')(slug, {document: page, getClient})).toBe(true)
    expect(await freeSlug('path')(undefined, {document: page, getClient})).toBe(true)
    server.close()
  })
})
