import {fillTokens} from './fill-tokens.ts'

describe('fillTokens', () => {
  it('fills tokens at any depth', () => {
    const content = {title: 'About {brand}', body: [{children: [{text: '{brand} and {brand}'}]}]}
    expect(fillTokens(content, {brand: 'Lamplight'})).toEqual({
      title: 'About Lamplight',
      body: [{children: [{text: 'Lamplight and Lamplight'}]}],
    })
  })

  it('leaves tokens without a value unchanged', () => {
    expect(fillTokens('Rated {rating} by {brand}', {brand: 'Lamplight'})).toBe(
      'Rated {rating} by Lamplight',
    )
  })

  it('leaves numbers, booleans and null unchanged', () => {
    expect(fillTokens({n: 3, yes: true, none: null}, {})).toEqual({n: 3, yes: true, none: null})
  })
})
