import {jest} from '@jest/globals'
import sharp from 'sharp'
import {renderShareImage} from './share-image.tsx'

const content = {headline: 'See a GP at home', brand: 'Lamplight', art: 'gp-lit'} as const

/** Counts light pixels, as those of text, in a vertical strip of the image. */
async function lightPixels(png: Uint8Array, left: number, width: number): Promise<number> {
  const {data} = await sharp(png)
    .extract({left, top: 0, width, height: 630})
    .greyscale()
    .raw()
    .toBuffer({resolveWithObject: true})
  return data.filter((value) => value > 200).length
}

describe('renderShareImage', () => {
  it('depends on headline, door and status', async () => {
    const variants = [{}, {headline: 'See a GP'}, {art: 'gp-dark'}, {art: 'nurse-lit'}] as const
    const pictures = await Promise.all(
      variants.map(async (some) =>
        Buffer.from(await renderShareImage({...content, ...some})).toString('base64'),
      ),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it.each([
    ['a long headline', 'Home care support that fits your life '.repeat(8)],
    ['a long word', 'Otorhinolaryngologistenvereinigung am Ort'],
  ])('fits %s into its column', async (_what, headline) => {
    const png = await renderShareImage({...content, headline})
    expect(await lightPixels(png, 0, 660)).toBeGreaterThan(1000)
    // Gap between text and illustration.
    expect(await lightPixels(png, 672, 43)).toBe(0)
  })

  it('requests no font for characters in and outside its fonts', async () => {
    const latin = Array.from({length: 0x160}, (_, index) => String.fromCodePoint(0x20 + index))
    const signs = [...latin, ...Array.from('看 🏠 Ελλάδα 202\u202f000 Łódź‑Nord – “today”')]
    const fetchSpy = jest.spyOn(globalThis, 'fetch')
    // Headlines are shorter than this.
    for (let from = 0; from < signs.length; from += 100)
      await renderShareImage({...content, headline: signs.slice(from, from + 100).join('')})
    expect(fetchSpy).not.toHaveBeenCalled()
    fetchSpy.mockRestore()
  })
})
