import {parseTextQuery} from './text-query.ts'

const read = (text: string) =>
  parseTextQuery(text).map(
    ({kind, text: words, excluded}) => `${excluded ? 'not ' : ''}${kind} ${words}`,
  )

describe('parseTextQuery', () => {
  it.each([
    ['', []],
    ['*', []],
    ['one two', ['word one', 'word two']],
    ['beg*', ['word beg*']],
    ['"of words"', ['phrase of words']],
    ['"single"', ['word single']],
    ['-out in', ['not word out', 'word in']],
    ['-"not this"', ['not phrase not this']],
    ['e-mail, (post)!', ['word e', 'word mail', 'word post']],
    ['"open', ['word open']],
    ['""', []],
  ])('parses %j', (text, terms) => {
    expect(read(text)).toEqual(terms)
  })
})
