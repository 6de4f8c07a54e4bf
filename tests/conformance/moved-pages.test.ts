import {createClient} from '@sanity/client'
import {followRedirects, type Redirect} from '#routing/redirects.ts'
import {refusalOf, startTestLake, writeToken} from '#content-lake/testing/lake.ts'
import {withFetch} from '#studio/sanity-internals.ts'
import {publishWithRedirects} from '#studio/redirects/publish-with-redirects.ts'

const lake = await startTestLake()
afterAll(() => lake.remove())
beforeEach(() => lake.client.delete({query: '*[_type in ["page", "redirect"]]'}))

const page = (_id: string, current: string) => ({
  _id,
  _type: 'page',
  path: {_type: 'slug', current},
})

/** Creates a page that moves from /old to /new when its draft is published. */
const pageThatMoves = () =>
  lake.client.transaction().create(page('p', '/old')).create(page('drafts.p', '/new')).commit()

const redirect = (_id: string, from: string, to: string) =>
  lake.client.create({_id, _type: 'redirect', from, to, permanent: true})

const redirects = () =>
  lake.client.fetch<(Redirect & {_id: string})[]>(
    '*[_type == "redirect"]{_id, from, to} | order(_id)',
    {},
    {perspective: 'raw'},
  )
const pathOf = (id: string) =>
  lake.client.fetch<unknown>('*[_id == $id][0].path.current', {id}, {perspective: 'raw'})

const publish = () => publishWithRedirects(lake.client, 'page', 'p')

describe('page that is published at another path (G-2)', () => {
  it('leaves redirects from all its old paths, and no drafts of them', async () => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    await redirect('back', '/new', '/elsewhere')
    await publish()
    expect([await pathOf('p'), await pathOf('drafts.p')]).toEqual(['/new', null])
    expect(await redirects()).toEqual([
      {_id: 'older', from: '/older', to: '/new'},
      {_id: 'redirect_old', from: '/old', to: '/new'},
    ])
  })

  it('replaces an editor’s draft of its redirect', async () => {
    await pageThatMoves()
    await redirect('drafts.redirect_old', '/old', '/nowhere')
    await publish()
    expect(await redirects()).toEqual([{_id: 'redirect_old', from: '/old', to: '/new'}])
  })

  it('leaves an older redirect that has a draft, which still leads to the new path', async () => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    await redirect('drafts.older', '/older', '/written-just-now')
    await publish()
    const after = await redirects()
    expect(after).toContainEqual({_id: 'drafts.older', from: '/older', to: '/written-just-now'})
    const published = after.filter(({_id}) => !_id.startsWith('drafts.'))
    expect(followRedirects(published, '/older')).toEqual(['/older', '/old', '/new'])
  })
})

describe('page that cannot be published', () => {
  const before = [{_id: 'older', from: '/older', to: '/old'}]

  /** Publishes with a change between the read and the write. */
  const publishAfter = (change: () => Promise<unknown>) => {
    const send: typeof fetch = async (input, init) => {
      const {pathname} = new URL(input instanceof Request ? input.url : input)
      if (pathname.includes('/data/actions/')) await change()
      return fetch(input, init)
    }
    const config = {...lake.client.config(), token: writeToken}
    return publishWithRedirects(createClient(withFetch(config, send)), 'page', 'p')
  }

  it.each<[string, () => Promise<unknown>]>([
    ['its draft has changed', () => lake.client.patch('drafts.p', {set: {title: 'X'}}).commit()],
    ['another editor published it', () => lake.client.patch('p', {set: {n: 1}}).commit()],
    ['its draft was discarded', () => lake.client.delete('drafts.p')],
    ['a redirect was changed', () => lake.client.patch('older', {set: {n: 1}}).commit()],
    ['the lake becomes unreachable', () => Promise.reject(new TypeError('fetch failed'))],
  ])('keeps the page and the redirects when %s', async (_title, change) => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    await expect(publishAfter(change)).rejects.toThrow()
    expect(await pathOf('p')).toBe('/old')
    expect(await redirects()).toEqual(before)
  })

  it('keeps both when the lake refuses only the page', async () => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    // A strong reference to a missing document makes the lake refuse the whole transaction.
    const strong = {_strengthenOnPublish: {type: 'page'}}
    const shared = {_type: 'reference', _ref: 'missing', _weak: true, ...strong}
    await lake.client.patch('drafts.p', {set: {shared}}).commit()
    expect((await refusalOf(publish())).status).toBe(409)
    expect(await pathOf('p')).toBe('/old')
    expect(await redirects()).toEqual(before)
  })
})
