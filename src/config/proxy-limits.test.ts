import {readProxyLimits} from './proxy-limits.ts'

describe('readProxyLimits', () => {
  it('believes no proxy unless told to', () => {
    expect(readProxyLimits({})).toEqual({
      trustedProxyHops: 0,
      perAddress: 60,
      addressSeconds: 600,
      perEmail: 10,
      emailSeconds: 3600,
    })
    expect(readProxyLimits({TRUSTED_PROXY_HOPS: '2'}).trustedProxyHops).toBe(2)
  })

  it.each(['-1', '1.5', 'all'])('refuses %s hops by name', (hops) => {
    expect(() => readProxyLimits({TRUSTED_PROXY_HOPS: hops})).toThrow('TRUSTED_PROXY_HOPS')
  })
})
