import {checkRedirect} from './redirect-target.ts'
import {startStubLake} from '#studio/testing/start-stub-lake.ts'

const document = {
  _id: 'drafts.redirect-old',
  _type: 'redirect',
  _createdAt: '',
  _updatedAt: '',
  _rev: '',
}

async function check(result: object, from: string | undefined, to: string | undefined) {
  const {server, requests, getClient} = await startStubLake(() => ({
    redirects: [],
    page: false,
    ...result,
  }))
  const verdict = await checkRedirect({from, to}, {document, getClient})
  server.close()
  return {verdict, requests}
}

describe('checkRedirect', () => {
  it('accepts a redirect to an existing redirect', async () => {
    const redirects = [{from: '/new', to: '/newest'}]
    const {verdict, requests} = await check({redirects}, '/old', '/new')
    expect(verdict).toBe(true)
    expect(requests[0]?.get('$id')).toBe('"redirect-old"')
    expect(requests[0]?.get('$from')).toBe('"/old"')
  })

  it('rejects a circle', async () => {
    const redirects = [
      {from: '/new', to: '/newest'},
      {from: '/newest', to: '/old'},
    ]
    const {verdict} = await check({redirects}, '/old', '/new')
    expect(verdict).toContain('/old → /new → /newest → /old')
  })

  it('rejects the address of a page or of another redirect', async () => {
    expect((await check({page: true}, '/old', '/new')).verdict).toContain('A page stands at /old')
    const redirects = [{from: '/old', to: '/other'}]
    expect((await check({redirects}, '/old', '/new')).verdict).toContain('Another redirect')
  })

  it('sends no request for an incomplete redirect', async () => {
    const {verdict, requests} = await check({}, '/old', undefined)
    expect([verdict, requests]).toEqual([true, []])
  })
})
