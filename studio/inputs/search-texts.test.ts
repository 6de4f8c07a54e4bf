import {readTitleSettings, searchTexts} from './search-texts.ts'

const settings = {brand: 'Lamplight', titleTemplate: '%s – {brand}'}

const titled = (title: string) => ({title, description: 'Join {brand}.'})

describe('the texts in search results', () => {
  it('are those of the page, the title in the template of the settings', () => {
    expect(searchTexts(titled('GP at home'), settings)).toEqual({
      title: 'GP at home – Lamplight',
      description: 'Join Lamplight.',
    })
    expect(searchTexts(titled('About {brand}: $& 5'), settings).title).toBe(
      'About Lamplight: $& 5 – Lamplight',
    )
  })

  it('are as they were written while the settings are not known', () => {
    expect(searchTexts(titled('GP at home'), readTitleSettings(null))).toEqual(titled('GP at home'))
    expect(readTitleSettings({brand: 'Lamplight'})).toBeUndefined()
    expect(readTitleSettings(settings)).toEqual(settings)
  })
})
