import {splitWords} from './normalize-words.ts'

describe('splitWords', () => {
  it('removes accents, apostrophes and punctuation', () => {
    expect(splitWords("Tomász’s A&E, can't\nwait")).toEqual(['tomaszs', 'a', 'e', 'cant', 'wait'])
  })
})
