import {isStegaExcluded} from './stega-exclusions.ts'

const item = {_key: 'a', _index: 0}

describe('isStegaExcluded', () => {
  it.each([
    ['formText', ['fields', item, 'name']],
    ['emailText', ['name']],
    ['page', ['sections', item, 'tone']],
    ['page', ['sections', item, 'layout']],
    ['page', ['sections', item, 'items', item, 'icon']],
    ['page', ['sections', item, 'primary', 'kind']],
    ['clinician', ['modes', 0]],
    ['siteSettings', ['email']],
  ])('returns true for %s at %j', (type, path) => {
    expect(isStegaExcluded(type, path)).toBe(true)
  })

  it.each([
    ['formText', ['fields', item, 'label']],
    ['clinician', ['name']],
    ['clinician', ['languages', 0]],
    ['page', ['sections', item, 'headline']],
  ])('returns false for %s at %j', (type, path) => {
    expect(isStegaExcluded(type, path)).toBe(false)
  })
})
