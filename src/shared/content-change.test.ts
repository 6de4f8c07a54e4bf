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

  it('returns true for redirects and store addresses (DL-1)', () => {
    expect(affectsRoutes({...change, _type: 'redirect'})).toBe(true)
    expect(affectsRoutes({...change, _type: 'siteSettings'})).toBe(true)
    expect(affectsRoutes({...change, _type: 'clinician'})).toBe(true)
    expect(affectsRoutes({...change, _type: 'service'})).toBe(true)
    expect(affectsRoutes({...change, _type: 'claim'})).toBe(false)
  })

  it('returns true for a question only when lists change', () => {
    expect(affectsRoutes({...change, _type: 'faq', reordered: true})).toBe(true)
    expect(affectsRoutes({...change, _type: 'faq', reordered: false})).toBe(false)
  })

  it('returns true for a clinician only when list fields changed', () => {
    expect(affectsRoutes({...change, _type: 'clinician', reordered: false})).toBe(false)
    expect(affectsRoutes({...change, _type: 'clinician', reordered: true})).toBe(true)
    expect(affectsRoutes({...change, _type: 'clinician', operation: 'create'})).toBe(true)
  })
})
