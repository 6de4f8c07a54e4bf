import {jest} from '@jest/globals'
import sharp from 'sharp'
import {shareArts} from '#shared/page-documents.ts'
import {renderSharePicture} from './share-image.tsx'

const words = {headline: 'See a GP at home', brand: 'Lamplight', art: 'gp-lit'} as const

/** How many pixels of a stretch of the picture are light, as the words are. */
async function lightPixels(png: Uint8Array, left: number, width: number): Promise<number> {
  const {data} = await sharp(png)
    .extract({left, top: 0, width, height: 630})
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true})
  return data.filter((value) => value > 200).length
}

describe('the picture that a page is shared with (SEO-6)', () => {
  it.each(shareArts)('is a PNG of 1200 × 630 pixels: %s', async (art) => {
    const {format, width, height} = await sharp(
      await renderSharePicture({...words, art}),
    ).metadata()
    expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630})
  })

  it('differs with the headline, the door and its light', async () => {
    const pictures = await Promise.all(
      [
        words,
        {...words, headline: 'See a GP'},
        {...words, art: 'gp-dark'} as const,
        {...words, art: 'nurse-lit'} as const,
      ].map(async (some) => Buffer.from(await renderSharePicture(some)).toString('base64')),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each([
    ['a long headline', 'Home care support that fits your life '.repeat(8)],
    ['a long word', 'Otorhinolaryngologistenvereinigung am Ort'],
  ])('keeps %s within its column', async (_what, headline) => {
    const png = await renderSharePicture({...words, headline})
    expect(await lightPixels(png, 0, 660)).toBeGreaterThan(1000)
    // The gap between the words and the art.
    expect(await lightPixels(png, 672, 43)).toBe(0)
  })

  it.each([
    [
      'it has',
      Array.from({length: 0x180 - 0x20}, (_, index) => String.fromCodePoint(0x20 + index)),
    ],
    ['it does not have', Array.from('看 🏠 Ελλάδα 202\u202f000 Łódź‑Nord – “today”')],
  ])('asks nobody for signs: those that %s', async (_what, signs) => {
    await renderSharePicture(words)
    const asked = jest.spyOn(globalThis, 'fetch')
    // No headline is longer.
    for (let from = 0; from < signs.length; from += 100) {
      await renderSharePicture({...words, headline: signs.slice(from, from + 100).join('')})
    }
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})
