import {parse} from './groq-engine.ts'
import {namesOf, narrow} from './narrow.ts'

function narrowed(query: string): string[] {
  return narrow(parse(query)).narrowings.map(
    (each) => `${each.by} ${[...namesOf(each, {t: 'x', list: ['y', 3, 'z']})].join()}`,
  )
}

describe('narrow', () => {
  it.each([
    ['*[_type == "a"]', ['type a']],
    ['*[("a" == _type) && b]', ['type a']],
    ['*[_type == "a" && _id == "i"]', ['id i']],
    ['*[_type in ["a", $t]]', ['type a,x']],
    ['*[_id in $list]', ['id y,z']],
    ['*[references("r", $t)]', ['reference r,x']],
    ['*[_type == "a"]{"b": *[_type == "c"]}', ['type a', 'type c']],
    ['*[_type == "a" || b]', []],
    ['*[!(_type == "a")]', []],
    ['*[_type == ^._type]', []],
    ['*[_type in [...$list]]', []],
    ['*[a._type == "a"]', []],
    ['*[references(^._id)]', []],
    ['*', []],
    ['*[_type == "a" && count(*) > 1]', ['type a']],
  ])('selects subsets for %s', (query, expected) => {
    expect(narrowed(query)).toEqual(expected)
  })
})
