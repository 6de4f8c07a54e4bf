import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {isListedLanguage, languages, type LanguageFields, renameLanguage} from './languages.ts'

const seed = join(import.meta.dirname, '../../scripts/seed/dataset/documents.ndjson')
const speaker = z.object({languages: z.array(z.object({name: z.string(), lang: z.string()}))})

/** The languages of the first content. */
const spoken = readFileSync(seed, 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => speaker.safeParse(JSON.parse(line)).data?.languages ?? [])

describe('languages', () => {
  it('include those of the first content, with their codes', () => {
    expect(spoken.length).toBeGreaterThan(20)
    expect(spoken.filter((language) => !isListedLanguage(language))).toEqual([])
  })

  it('have codes that browsers understand, each of one language', () => {
    const codes = [...languages.values()]
    expect(() => Intl.getCanonicalLocales(codes)).not.toThrow()
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('have English names in alphabetical order', () => {
    const names = [...languages.keys()]
    expect(names.filter((name) => !/^[A-Z]/.test(name))).toEqual([])
    expect(names.indexOf('Welsh')).toBeGreaterThan(names.indexOf('Bengali'))
  })
})

describe('renameLanguage', () => {
  it.each<[string, LanguageFields, string, LanguageFields]>([
    ['sets the code of a listed name', {}, 'Welsh', {name: 'Welsh', lang: 'cy'}],
    ['writes the name as the list does', {}, 'welsh', {name: 'Welsh', lang: 'cy'}],
    ['follows a change', {name: 'Welsh', lang: 'cy'}, 'Twi', {name: 'Twi', lang: 'tw'}],
    ['clears the code while a name is typed', {name: 'Ga', lang: 'gaa'}, 'Gal', {name: 'Gal'}],
    [
      'keeps a space that a longer name needs',
      {name: 'Kurdish', lang: 'ku'},
      'Kurdish ',
      {name: 'Kurdish '},
    ],
    ['clears both', {name: 'Welsh', lang: 'cy'}, '', {}],
    [
      'keeps a code of an editor beside a name of an editor',
      {name: 'Elvis', lang: 'x-el'},
      'Elvish',
      {name: 'Elvish', lang: 'x-el'},
    ],
    [
      'replaces a code of an editor by that of the list',
      {name: 'Wels', lang: 'zz'},
      'Welsh',
      {name: 'Welsh', lang: 'cy'},
    ],
  ])('%s', (_, before, name, after) => {
    expect(renameLanguage(before, name)).toEqual(after)
  })
})
