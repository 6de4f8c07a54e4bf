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

  it('leaves out text in brackets while one of its facts is to be announced', () => {
    const text = 'Write to {email}[ or call {phone}]. [See below.]'
    const known = {email: 'a@b.example', toBeAnnounced: 'to be announced'}
    expect(fillTokens(text, {...known, phone: '0161 496 0123'})).toBe(
      'Write to a@b.example or call 0161 496 0123. [See below.]',
    )
    expect(fillTokens(text, {...known, phone: 'to be announced'})).toBe(
      'Write to a@b.example. [See below.]',
    )
    expect(fillTokens(text, known)).toBe('Write to a@b.example[ or call {phone}]. [See below.]')
  })

  it('leaves numbers, booleans and null unchanged', () => {
    expect(fillTokens({n: 3, yes: true, none: null}, {})).toEqual({n: 3, yes: true, none: null})
  })
})
