import {parse} from './groq-engine.ts'
import {namesOf, narrow} from './narrow.ts'

function narrowed(query: string): string[] {
  const {narrowings, readsEverything} = narrow(parse(query))
  const found = narrowings.map(
    (each) => `${each.by} ${[...namesOf(each, {t: 'x', list: ['y', 3, 'z']})].join()}`,
  )
  return readsEverything ? [...found, 'everything'] : found
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
    ['*[_type == "a" || b]', ['everything']],
    ['*[!(_type == "a")]', ['everything']],
    ['*[_type == ^._type]', ['everything']],
    ['*[_type in [...$list]]', ['everything']],
    ['*[a._type == "a"]', ['everything']],
    ['*[references(^._id)]', ['everything']],
    ['*', ['everything']],
    ['*[_type == "a" && count(*) > 1]', ['type a', 'everything']],
    ['releases::all()', ['everything']],
  ])('selects subsets for %s', (query, expected) => {
    expect(narrowed(query)).toEqual(expected)
  })
})
