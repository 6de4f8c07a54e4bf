import {affectsRoutes, pathsOfChange} from './content-change.ts'

describe('pathsOfChange', () => {
  it('ignores slugs that are not paths', () => {
    expect(pathsOfChange({_id: 'c', _type: 'clinician', slug: 'amara-okafor'})).toEqual([])
  })
})

describe('affectsRoutes', () => {
  const change = {
    _id: 'x',
    _type: 'page',
    slug: '/a',
    previousSlug: '/a',
    operation: 'update',
  } as const

  it('returns false only for an update that keeps the path', () => {
    expect(affectsRoutes({...change, reordered: false})).toBe(false)
    expect(affectsRoutes({...change, reordered: true})).toBe(true)
    expect(affectsRoutes({...change, previousSlug: '/b'})).toBe(true)
    expect(affectsRoutes({...change, operation: 'create'})).toBe(true)
    expect(affectsRoutes({...change, operation: 'delete'})).toBe(true)
    expect(affectsRoutes({_id: 'x', _type: 'page'})).toBe(true)
  })

  it('returns true for redirects and store addresses, and for list items whose order changes (DL-1)', () => {
    for (const type of ['redirect', 'siteSettings', 'clinician', 'service'])
      expect(affectsRoutes({...change, _type: type})).toBe(true)
    expect(affectsRoutes({...change, _type: 'claim'})).toBe(false)
    for (const type of ['faq', 'clinician']) {
      expect(affectsRoutes({...change, _type: type, reordered: false})).toBe(false)
      expect(affectsRoutes({...change, _type: type, reordered: true})).toBe(true)
    }
  })
})
