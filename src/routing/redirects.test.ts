import {followRedirects, isCircular, shortenRedirects} from './redirects.ts'

const redirects = [
  {from: '/a', to: '/b'},
  {from: '/b', to: '/c'},
  {from: '/round', to: '/and'},
  {from: '/and', to: '/round'},
  {from: '/into', to: '/round'},
  {from: '/self', to: '/self'},
]

describe('redirects (G-2)', () => {
  it('are followed to their end', () => {
    expect(followRedirects(redirects, '/a')).toEqual(['/a', '/b', '/c'])
    expect(followRedirects(redirects, '/nowhere')).toEqual(['/nowhere'])
  })

  it.each(['/round', '/and', '/into', '/self'])(
    'are found out where they have none: %s',
    (start) => {
      expect(isCircular(followRedirects(redirects, start))).toBe(true)
    },
  )

  it('lead straight to the end, and never round', () => {
    expect(shortenRedirects(redirects)).toEqual([
      {from: '/a', to: '/c'},
      {from: '/b', to: '/c'},
    ])
  })
})
