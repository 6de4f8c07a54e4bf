import {fillTokens} from './fill-tokens.ts'

describe('fillTokens', () => {
  it('fills a token wherever it stands, however deep', () => {
    const content = {title: 'About {brand}', body: [{children: [{text: '{brand} and {brand}'}]}]}
    expect(fillTokens(content, {brand: 'Lamplight'})).toEqual({
      title: 'About Lamplight',
      body: [{children: [{text: 'Lamplight and Lamplight'}]}],
    })
  })

  it('leaves a token alone that it has no value for', () => {
    expect(fillTokens('Rated {rating} by {brand}', {brand: 'Lamplight'})).toBe(
      'Rated {rating} by Lamplight',
    )
  })

  it('keeps numbers, booleans and null as they are', () => {
    expect(fillTokens({n: 3, yes: true, none: null}, {})).toEqual({n: 3, yes: true, none: null})
  })
})
