import {findUrgentSigns} from './urgent-signs.ts'
import {exampleCopy} from './testing/example-search.ts'

const {signs} = exampleCopy.urgent
const texts = (query: string) => findUrgentSigns(signs, query).map(({text}) => text)

describe('words of an emergency (SEARCH-2)', () => {
  it.each([
    'chest pain',
    'CHEST PAINS',
    'pain in my chest',
    'do I have a heart attack?',
    'heart attaks',
  ])('are found in %j', (query) => {
    expect(texts(query)).toContain('you have chest pain')
  })

  it('are found with a slip in a long word', () => {
    expect(texts('suicde')).toEqual(['someone may end their life'])
    expect(texts('siezure')).toEqual([])
    expect(texts('seizur')).toEqual(['someone has a fit'])
  })

  it.each(['chest', 'painting a chest of drawers', 'fat', 'outfit', 'attack of the heartburn', ''])(
    'are not seen in %j',
    (query) => {
      expect(texts(query)).toEqual([])
    },
  )
})
