import {readSearchSettings, searchTexts} from './search-texts.ts'

const settings = readSearchSettings({
  _id: 'siteSettings',
  brand: 'Lamplight',
  priceFrom: '£149',
  titleTemplate: '%s – {brand}',
  defaultDescription: 'Care from {brand}.',
  shareImageUrl: 'https://cdn.example/share.png',
  address: ['1 Lamp Street'],
})
const page = (title: string, description = 'Join {brand} from {priceFrom} in {year}.') => ({
  title,
  description,
})

describe('the texts in search results', () => {
  it('are those of the page, the title in the template of the settings', () => {
    expect(searchTexts(page('GP at home'), settings)).toEqual({
      title: 'GP at home – Lamplight',
      description: 'Join Lamplight from £149 in {year}.',
    })
    expect(searchTexts(page('About {brand}: $& 5'), settings).title).toBe(
      'About Lamplight: $& 5 – Lamplight',
    )
  })

  it('have the description of the settings where the page has none', () => {
    expect(searchTexts(page('About', ''), settings).description).toBe('Care from Lamplight.')
  })

  it('are as they were written while the settings are not known', () => {
    expect(searchTexts(page('About'), readSearchSettings(null))).toEqual(page('About'))
    expect(readSearchSettings({brand: 'Lamplight'})).toBeUndefined()
  })

  it('come with the picture of pages without one', () => {
    expect(settings?.shareImage).toBe('https://cdn.example/share.png')
    expect(readSearchSettings({titleTemplate: '%s', shareImageUrl: null})?.shareImage).toBe(
      undefined,
    )
  })
})
