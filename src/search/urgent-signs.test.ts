import {findUrgentSigns, mentionsSymptom} from './urgent-signs.ts'
import {exampleCopy} from './testing/example-search.ts'

const {signs} = exampleCopy.urgent
const texts = (query: string) => findUrgentSigns(signs, query).map(({text}) => text)

describe('findUrgentSigns', () => {
  it.each([
    'chest pain',
    'CHEST PAINS',
    'pain in my chest',
    'do I have a heart attack?',
    'heart attaks',
  ])('finds an emergency in %j (SEARCH-2)', (query) => {
    expect(texts(query)).toContain('you have chest pain')
  })

  it('allows an error in a long word', () => {
    expect(texts('suicde')).toEqual(['someone may end their life'])
    expect(texts('siezure')).toEqual([])
    expect(texts('seizur')).toEqual(['someone has a fit'])
  })

  it.each(['chest', 'painting a chest of drawers', 'fat', 'outfit', 'attack of the heartburn', ''])(
    'finds nothing in %j',
    (query) => {
      expect(texts(query)).toEqual([])
    },
  )
})

describe('mentionsSymptom', () => {
  const symptoms = {
    words: ['fever', 'temperature', 'vomiting', 'sick', 'infection', 'blood in urine'],
    exceptions: ['sick note', 'injection'],
  }
  const synonyms = [{words: ['temperature', 'temp']}, {words: ['urine', 'pee', 'wee']}]
  const mentions = (query: string) => mentionsSymptom(symptoms, synonyms, query)

  it.each(['sick', 'my baby has a TEMP', 'vomited', 'infections', 'infecton', 'blood in my pee'])(
    'finds a symptom in %j (SEARCH-3)',
    (query) => {
      expect(mentions(query)).toBe(true)
    },
  )

  it.each(['sick notes', 'injections', 'blood test', 'tempting', 'never', ''])(
    'finds no symptom in %j',
    (query) => {
      expect(mentions(query)).toBe(false)
    },
  )

  it('finds a symptom beside an exception', () => {
    expect(mentions('I am sick and need a sick note')).toBe(true)
  })
})
