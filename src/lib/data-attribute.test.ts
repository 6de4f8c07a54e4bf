import {dataAttribute} from './data-attribute.ts'

describe('dataAttribute', () => {
  const variant = dataAttribute('look', ['outline', 'lamp'])

  it('returns props to spread, with undefined when there is no value', () => {
    expect(variant.of('outline')).toEqual({'data-look': 'outline'})
    expect(variant.of(undefined)).toEqual({'data-look': undefined})
  })

  it('selects elements by attribute or by value', () => {
    expect(variant.selector).toBe('[data-look]')
    expect(variant.is('lamp')).toBe("[data-look='lamp']")
  })

  it('rejects undeclared values at compile time', () => {
    // @ts-expect-error -- undeclared value
    expect(variant.is('outlin')).toBe("[data-look='outlin']")
    // @ts-expect-error -- undeclared value
    expect(variant.of('outlin')).toEqual({'data-look': 'outlin'})
  })
})
