import {followRedirects, isCircular, shortenRedirects} from './redirects.ts'

const redirects = [
  {from: '/a', to: '/b'},
  {from: '/b', to: '/c'},
  {from: '/round', to: '/and'},
  {from: '/and', to: '/round'},
  {from: '/into', to: '/round'},
  {from: '/self', to: '/self'},
]

describe('redirects', () => {
  it('are followed to their destination (G-2)', () => {
    expect(followRedirects(redirects, '/a')).toEqual(['/a', '/b', '/c'])
    expect(followRedirects(redirects, '/nowhere')).toEqual(['/nowhere'])
  })

  it.each(['/round', '/and', '/into', '/self'])('are reported as circular from %s', (start) => {
    expect(isCircular(followRedirects(redirects, start))).toBe(true)
  })

  it('are shortened to their destination, without circular ones', () => {
    expect(shortenRedirects(redirects)).toEqual([
      {from: '/a', to: '/c'},
      {from: '/b', to: '/c'},
    ])
  })
})
