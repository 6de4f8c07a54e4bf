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
    expect([...new Set(paths)]).toEqual(paths)
    expect([...areaSlugsIn(paths)]).toEqual(['hackney', 'islington', 'new'])
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

  it.each([
    ['/coverage/n1', '/coverage', 'n1'],
    ['/register-interest/tower-hamlets', '/register-interest', 'tower-hamlets'],
    ['/contact/my-data', '/contact', 'my-data'],
    ['/register-interest/received/gp-se5', '/register-interest/received', 'gp-se5'],
  ])('split %s', (path, page, variant) => {
    expect(splitVariant(path)).toEqual({page, variant})
  })

  it.each(['/coverage', '/coverage/', '/coverage/n1/more', '/coverage/N1', '/about/n1'])(
    'are not read from %s',
    (path) => {
      expect(splitVariant(path)).toBeNull()
    },
  )
})
