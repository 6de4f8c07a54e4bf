import {createClient} from '@sanity/client'
import {followRedirects, type Redirect} from '#routing/redirects.ts'
import {refusalOf, startTestLake, type TestLake, writeToken} from '#content-lake/test-lake.ts'
import {withFetch} from '#studio/sanity-internals.ts'
import {publishWithRedirects} from '#studio/redirects/publish-with-redirects.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.remove())
beforeEach(() => lake.client.delete({query: '*[_type in ["page", "redirect"]]'}))

const page = (_id: string, current: string) => ({
  _id,
  _type: 'page',
  path: {_type: 'slug', current},
})

/** A page that moves from /old to /new when its draft is published. */
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

describe('a page that is published at another address (G-2)', () => {
  it('leaves redirects from all its addresses, and no draft of them', async () => {
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

  it('takes over what an editor left as a draft of its redirect', async () => {
    await pageThatMoves()
    await redirect('drafts.redirect_old', '/old', '/nowhere')
    await publish()
    expect(await redirects()).toEqual([{_id: 'redirect_old', from: '/old', to: '/new'}])
  })

  it('leaves an older redirect that somebody is editing, which leads on by way of the new one', async () => {
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

describe('a page that cannot be published', () => {
  const before = [{_id: 'older', from: '/older', to: '/old'}]

  /** Publishes through a network on which something happens after the reading and before the writing. */
  const publishAfter = (change: () => Promise<unknown>) => {
    const send: typeof fetch = async (input, init) => {
      const {pathname} = new URL(input instanceof Request ? input.url : input)
      if (pathname.includes('/data/actions/')) await change()
      return fetch(input, init)
    }
    const config = {...lake.client.config(), token: writeToken}
    return publishWithRedirects(createClient(withFetch(config, send)), 'page', 'p')
  }

  it.each([
    [
      'its draft has changed',
      () => lake.client.patch('drafts.p', {set: {title: 'Other'}}).commit(),
    ],
    ['it was published by somebody else', () => lake.client.patch('p', {set: {n: 1}}).commit()],
    ['its draft was discarded', () => lake.client.delete('drafts.p')],
    [
      'a redirect was changed',
      () => lake.client.patch('older', {set: {permanent: false}}).commit(),
    ],
  ])('leaves page and redirects as they were when %s', async (_title, change) => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    expect((await refusalOf(publishAfter(change))).status).toBe(409)
    expect(await pathOf('p')).toBe('/old')
    expect(await redirects()).toEqual(before)
  })

  it('leaves both as they were when the lake cannot be reached any more', async () => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    const lost = () => Promise.reject(new TypeError('fetch failed'))
    await expect(publishAfter(lost)).rejects.toThrow('fetch failed')
    expect(await pathOf('p')).toBe('/old')
    expect(await redirects()).toEqual(before)
  })

  it('leaves both as they were when the lake refuses the page alone', async () => {
    await pageThatMoves()
    await redirect('older', '/older', '/old')
    // A strong reference to a document that is not there is refused with the whole transaction.
    await lake.client
      .patch('drafts.p', {
        set: {
          shared: {
            _type: 'reference',
            _ref: 'missing',
            _weak: true,
            _strengthenOnPublish: {type: 'page'},
          },
        },
      })
      .commit()
    expect((await refusalOf(publish())).status).toBe(409)
    expect(await pathOf('p')).toBe('/old')
    expect(await redirects()).toEqual(before)
  })
})
