import {readSiteHost} from './site.ts'

describe('readSiteHost', () => {
  it.each([
    ['all interfaces without a proxy', {}, null],
    ['the loopback address behind a proxy', {TRUSTED_PROXY_HOPS: '1'}, '127.0.0.1'],
    ['SITE_HOST behind a proxy', {TRUSTED_PROXY_HOPS: '2', SITE_HOST: '0.0.0.0'}, '0.0.0.0'],
    ['SITE_HOST without a proxy', {SITE_HOST: '127.0.0.1'}, '127.0.0.1'],
  ])('returns %s (LAW-8)', (_case, environment, host) => {
    expect(readSiteHost(environment)).toBe(host)
  })

  it('rejects an address that the site could not reach itself at', () => {
    expect(() => readSiteHost({SITE_HOST: 'example.org'})).toThrow('SITE_HOST')
  })
})
