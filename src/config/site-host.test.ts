import {readSiteHost} from './site-host.ts'

describe('readSiteHost', () => {
  it.each([
    ['all interfaces without a proxy', {}, null],
    ['this machine alone behind a proxy', {TRUSTED_PROXY_HOPS: '1'}, '127.0.0.1'],
    ['what is said', {TRUSTED_PROXY_HOPS: '2', SITE_HOST: '0.0.0.0'}, '0.0.0.0'],
    ['what is said without a proxy', {SITE_HOST: '127.0.0.1'}, '127.0.0.1'],
  ])('LAW-8: is %s', (_case, environment, host) => {
    expect(readSiteHost(environment)).toBe(host)
  })

  it('refuses what the site could not reach itself at', () => {
    expect(() => readSiteHost({SITE_HOST: 'example.org'})).toThrow('SITE_HOST')
  })
})
