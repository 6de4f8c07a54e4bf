import {PhraseMatcher} from './phrase-matcher.ts'

const groups = [
  {name: 'NOT', words: ['not', "can't", 'won’t', 'no longer']},
  {name: 'MEDICINE', words: ['tablet', 'DRUG']},
  {name: 'DRUG', words: ['paracetamol', 'beta blocker']},
  {name: 'WAKE', words: ['wake', 'waking', 'woken', 'come round']},
]
const exceptions = ['kill time', '=NOT numb']
const matcher = new PhraseMatcher(groups, [
  ...['NOT WAKE', 'too many MEDICINE', 'heart attack', 'kill', 'bleed', 'numb', 'walk', 'fit'],
  'whoop',
  '胸痛',
  ...exceptions,
])
const has = (phrase: string, text: string) => matcher.in(text, exceptions)(phrase)

describe('PhraseMatcher', () => {
  it.each([
    ['NOT WAKE', "mum won't wake up"],
    ['NOT WAKE', 'wake him I cant'],
    ['NOT WAKE', 'no longer woken by noise'],
    ['NOT WAKE', 'not waknig'],
    ['too many MEDICINE', 'paracetemol, he took far too many'],
    ['too many MEDICINE', 'too many beta blockers'],
    ['whoop', 'whop'],
    ['heart attack', 'HEART ATTACKS'],
    ['heart attack', 'heartattack'],
    ['heart attack', 'haert attakc'],
    ['bleed', 'bleading'],
    ['numb', 'he is not numb'],
    ['kill', 'kill myself, not kill time'],
    ['胸痛', '爸爸胸口很痛'],
    ['=fit', 'Fit?'],
  ])('finds %j in %j (SEARCH-2)', (phrase, text) => {
    expect(has(phrase, text)).toBe(true)
  })

  it.each([
    ['NOT WAKE', 'wake up'],
    ['NOT WAKE', 'not walking'],
    ['numb', 'not numb'],
    ['too many MEDICINE', 'many tablets'],
    ['kill', 'how do I kill time'],
    ['numb', 'phone number'],
    ['whoop', 'whip'],
    ['=fit', 'keep me fit'],
    ['', 'fit'],
    ['fit', ''],
  ])('does not find %j in %j', (phrase, text) => {
    expect(has(phrase, text)).toBe(false)
  })
})
