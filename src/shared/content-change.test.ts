import {changesPaths, pathsOfChange} from './content-change.ts'

describe('pathsOfChange', () => {
  it('ignores slugs that are not paths', () => {
    expect(pathsOfChange({_id: 'c', _type: 'clinician', slug: 'amara-okafor'})).toEqual([])
  })
})

describe('changesPaths', () => {
  const change = {
    _id: 'x',
    _type: 'page',
    slug: '/a',
    previousSlug: '/a',
    operation: 'update',
  } as const

  it('returns false only for an update that keeps the path', () => {
    expect(changesPaths(change)).toBe(false)
    expect(changesPaths({...change, previousSlug: '/b'})).toBe(true)
    expect(changesPaths({...change, operation: 'create'})).toBe(true)
    expect(changesPaths({...change, operation: 'delete'})).toBe(true)
    expect(changesPaths({_id: 'x', _type: 'page'})).toBe(true)
  })

  it('returns true for redirects and store addresses (DL-1)', () => {
    expect(changesPaths({...change, _type: 'redirect'})).toBe(true)
    expect(changesPaths({...change, _type: 'siteSettings'})).toBe(true)
    expect(changesPaths({...change, _type: 'clinician'})).toBe(true)
    expect(changesPaths({...change, _type: 'service'})).toBe(true)
    expect(changesPaths({...change, _type: 'claim'})).toBe(false)
  })

  it('returns true for a question only when it is listed or unlisted', () => {
    expect(changesPaths({...change, _type: 'faq', reordered: true})).toBe(true)
    expect(changesPaths({...change, _type: 'faq', reordered: false})).toBe(false)
  })

  it('returns true for a clinician only when list fields changed', () => {
    expect(changesPaths({...change, _type: 'clinician', reordered: false})).toBe(false)
    expect(changesPaths({...change, _type: 'clinician', reordered: true})).toBe(true)
    expect(changesPaths({...change, _type: 'clinician', operation: 'create'})).toBe(true)
  })
})
