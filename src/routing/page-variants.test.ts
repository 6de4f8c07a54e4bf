import {professions} from '#shared/professions.ts'
import {areaSlugsIn, splitVariant, variantPaths} from './page-variants.ts'

const sources = {
  areas: [
    {slug: 'hackney', postcodes: ['N1', 'E8']},
    {slug: 'islington', postcodes: ['N1']},
    {slug: 'new', postcodes: null},
  ],
  subjects: ['my-data'],
}

describe('page variants', () => {
  it('exist once for each district, area, service and subject (AREA-1, FORM-7, CONTACT-2)', () => {
    const paths = variantPaths(sources)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => !path.includes('/received/'))).toEqual([
      ...['n1', 'e8', 'hackney', 'islington', 'new', 'outside', 'not-a-postcode'].map(
        (variant) => `/coverage/${variant}`,
      ),
      ...['n1', 'e8', 'hackney', 'islington', 'new', ...professions].map(
        (variant) => `/register-interest/${variant}`,
      ),
      '/contact/my-data',
    ])
  })

  it('exist once for each place on the waitlist (FORM-9)', () => {
    const received = variantPaths(sources).filter((path) => path.includes('/received/'))
    // No service or one of four, with no area or one of five, but not neither.
    expect(received).toHaveLength((professions.length + 1) * 6 - 1)
    expect(received).toContain('/register-interest/received/gp-e8')
  })

  it('contain the slugs of all areas', () => {
    expect([...areaSlugsIn(variantPaths(sources))]).toEqual(['hackney', 'islington', 'new'])
  })

  it.each([
    ['/coverage/n1', {page: '/coverage', variant: 'n1'}],
    ['/register-interest/tower-hamlets', {page: '/register-interest', variant: 'tower-hamlets'}],
    ['/contact/my-data', {page: '/contact', variant: 'my-data'}],
    [
      '/register-interest/received/gp-se5',
      {page: '/register-interest/received', variant: 'gp-se5'},
    ],
    ['/coverage', null],
    ['/coverage/', null],
    ['/coverage/n1/more', null],
    ['/coverage/N1', null],
    ['/about/n1', null],
  ])('split %s', (path, parts) => {
    expect(splitVariant(path)).toEqual(parts)
  })
})
