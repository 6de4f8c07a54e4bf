import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {isListedLanguage, languages, type LanguageFields, renameLanguage} from './languages.ts'

const seed = join(import.meta.dirname, '../../scripts/seed/dataset/documents.ndjson')
const speaker = z.object({languages: z.array(z.object({name: z.string(), lang: z.string()}))})

const spoken = readFileSync(seed, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => speaker.safeParse(JSON.parse(line)).data?.languages ?? [])

describe('languages', () => {
  it('contains the seeded languages with their codes', () => {
    expect(spoken.length).toBeGreaterThan(20)
    // Punjabi in Arabic script is also listed as Punjabi.
    const unlisted = spoken.filter(
      ({name, lang}) => !isListedLanguage({name, lang: new Intl.Locale(lang).language}),
    )
    expect(unlisted.filter((language) => !isListedLanguage(language))).toEqual([])
  })

  it('maps each name to a distinct code that browsers know', () => {
    const codes = [...languages.values()]
    expect(() => Intl.getCanonicalLocales(codes)).not.toThrow()
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('lists English names in alphabetical order', () => {
    const names = [...languages.keys()]
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([])
    expect(names.indexOf('Welsh')).toBeGreaterThan(names.indexOf('Bengali'))
  })
})

describe('renameLanguage', () => {
  it.each<[string, LanguageFields, string, LanguageFields]>([
    ['sets the code of a listed name', {}, 'Welsh', {name: 'Welsh', lang: 'cy'}],
    ['corrects the case of a listed name', {}, 'welsh', {name: 'Welsh', lang: 'cy'}],
    [
      'updates the code with the name',
      {name: 'Welsh', lang: 'cy'},
      'Twi',
      {name: 'Twi', lang: 'tw'},
    ],
    [
      'removes the code while a name is incomplete',
      {name: 'Ga', lang: 'gaa'},
      'Gal',
      {name: 'Gal'},
    ],
    [
      'keeps a space that a longer name needs',
      {name: 'Kurdish', lang: 'ku'},
      'Kurdish ',
      {name: 'Kurdish '},
    ],
    ['removes name and code when the field is cleared', {name: 'Welsh', lang: 'cy'}, '', {}],
    [
      "keeps the editor's code for the editor's name",
      {name: 'Elvis', lang: 'x-el'},
      'Elvish',
      {name: 'Elvish', lang: 'x-el'},
    ],
    [
      "replaces the editor's code by that of the list",
      {name: 'Wels', lang: 'zz'},
      'Welsh',
      {name: 'Welsh', lang: 'cy'},
    ],
  ])('%s', (_, before, name, after) => {
    expect(renameLanguage(before, name)).toEqual(after)
  })
})
