import {jest} from '@jest/globals'
import {NextRequest} from 'next/server'

const isKnownPath = jest.fn((path: string) => Promise.resolve(path !== '/nowhere'))
const findStoreAddress = jest.fn((path: string) =>
  Promise.resolve(path === '/download/ios' ? 'https://apps.example.org/lamplight' : null),
)
jest.unstable_mockModule('@/content/known-paths.server', () => ({isKnownPath}))
jest.unstable_mockModule('@/content/store-address.server', () => ({findStoreAddress}))
const {proxy} = await import('./proxy')

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
  it('lets published pages be drawn', async () => {
    expect(await answer('/about')).toEqual(page)
    expect(await answer('/download/android')).toEqual(page)
  })

  it('leads from the page of a store to the store that has the app (DL-1)', async () => {
    expect(await answer('/download/ios')).toMatchObject({
      status: 307,
      location: 'https://apps.example.org/lamplight',
    })
  })

  it('shows editors in a draft session the page all the same', async () => {
    expect(await answer('/download/ios', '__prerender_bypass=1')).toEqual(page)
  })

  it('shows the not-found page where no page stands (NF-1)', async () => {
    expect(await answer('/nowhere')).toMatchObject({
      status: 404,
      shows: 'https://site.example/not-found-page',
    })
  })

  it('leaves it to the page when the content lake is down', async () => {
    isKnownPath.mockRejectedValueOnce(new Error('away'))
    expect(await answer('/about')).toEqual(page)
    findStoreAddress.mockRejectedValueOnce(new Error('away'))
    expect(await answer('/download/ios')).toEqual(page)
  })
})
