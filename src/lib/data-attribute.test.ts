import {dataAttribute} from './data-attribute.ts'

describe('dataAttribute', () => {
  const look = dataAttribute('look', ['outline', 'lamp'])

  it('is spread into markup, and not rendered without a value', () => {
    expect(look.of('outline')).toEqual({'data-look': 'outline'})
    expect(look.of(undefined)).toEqual({'data-look': undefined})
  })

  it('is selected whatever its value, or by its value', () => {
    expect(look.selector).toBe('[data-look]')
    expect(look.is('lamp')).toBe("[data-look='lamp']")
  })

  it('takes no value it was not declared with', () => {
    // @ts-expect-error -- a misspelt value does not compile
    expect(look.is('outlin')).toBe("[data-look='outlin']")
    // @ts-expect-error -- a misspelt value does not compile
    expect(look.of('outlin')).toEqual({'data-look': 'outlin'})
  })
})
