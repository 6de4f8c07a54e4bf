import {readSearchSettings, searchTexts} from './search-texts.ts'

const settings = readSearchSettings({
  _id: 'siteSettings',
  brand: 'Lamplight',
  priceFrom: '£149',
  titleTemplate: '%s – {brand}',
  defaultDescription: 'Care from {brand}.',
  address: ['1 Lamp Street'],
})
const page = (title: string, description = 'Join {brand} from {priceFrom} in {year}.') => ({
  title,
  description,
})

describe('searchTexts', () => {
  it("inserts the page's title into the template of the settings", () => {
    expect(searchTexts(page('GP at home'), settings)).toEqual({
      title: 'GP at home – Lamplight',
      description: 'Join Lamplight from £149 in {year}.',
    })
    expect(searchTexts(page('About {brand}: $& 5'), settings).title).toBe(
      'About Lamplight: $& 5 – Lamplight',
    )
  })

  it('falls back to the default description', () => {
    expect(searchTexts(page('About', ''), settings).description).toBe('Care from Lamplight.')
  })

  it('returns the texts as written until the settings are loaded', () => {
    expect(searchTexts(page('About'), readSearchSettings(null))).toEqual(page('About'))
    expect(readSearchSettings({brand: 'Lamplight'})).toBeUndefined()
  })
})
