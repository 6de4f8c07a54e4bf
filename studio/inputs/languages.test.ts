import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {isListedLanguage, type LanguageFields, renameLanguage} from './languages.ts'

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
})

describe('renameLanguage', () => {
  const welsh = {name: 'Welsh', lang: 'cy'}
  it.each<[string, LanguageFields, string, LanguageFields]>([
    ['sets the code of a listed name', {}, 'Welsh', welsh],
    ['corrects the case of a listed name', {}, 'welsh', welsh],
    ['updates the code with the name', welsh, 'Twi', {name: 'Twi', lang: 'tw'}],
    ['removes the code of an incomplete name', {name: 'Ga', lang: 'gaa'}, 'Gal', {name: 'Gal'}],
    ['keeps a space that a longer name needs', welsh, 'Welsh ', {name: 'Welsh '}],
    ['removes name and code when the field is cleared', welsh, '', {}],
    ["keeps an editor's code", {name: 'Elvis', lang: 'x'}, 'Elvish', {name: 'Elvish', lang: 'x'}],
    ["replaces an editor's code by that of the list", {name: 'Wels', lang: 'zz'}, 'Welsh', welsh],
  ])('%s', (_, before, name, after) => {
    expect(renameLanguage(before, name)).toEqual(after)
  })
})
