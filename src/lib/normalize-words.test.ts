import {splitWords} from './normalize-words.ts'

describe('splitWords', () => {
  it('removes accents, apostrophes and punctuation', () => {
    expect(splitWords("Tomász’s check-up, can't\twon´t\nwait")).toEqual([
      'tomaszs',
      'check',
      'up',
      'cant',
      'wont',
      'wait',
    ])
  })

  it('joins initials, and a first letter with a hyphen', () => {
    expect(splitWords('A G.P. or A&E by e-mail.')).toEqual(['a', 'gp', 'or', 'ae', 'by', 'email'])
  })
})
